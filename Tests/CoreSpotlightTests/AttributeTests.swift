import CoreSpotlight
import Testing

/// The attributes of pictures, sounds and places.
@Suite struct AttributeTests {
  @Test("Spotlight.CS4. Attributes of pictures, sounds and places are archived and copied")
  func archive() throws {
    let set = CSSearchableItemAttributeSet(contentType: .image)
    set.userCreated = 1
    set.flashOn = false
    set.layerNames = ["Sky", "Sea"]
    set.resolutionWidthDPI = 300
    set.exifgpsVersion = "2.3"
    set.gpsDateStamp = Date(timeIntervalSince1970: 60)
    set.gpsDestBearing = 12.5
    set.musicalInstrumentName = "Flute"
    set.actionIdentifiers = ["call"]
    let data = try NSKeyedArchiver.archivedData(withRootObject: set, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: CSSearchableItemAttributeSet.self, from: data))
    for set in [read, try #require(set.copy() as? CSSearchableItemAttributeSet)] {
      #expect(set.userCreated == 1 && set.flashOn == false && set.streamable == nil)
      #expect(set.layerNames == ["Sky", "Sea"] && set.resolutionWidthDPI == 300)
      #expect(set.exifgpsVersion == "2.3" && set.gpsDestBearing == 12.5)
      #expect(set.gpsDateStamp == Date(timeIntervalSince1970: 60))
      #expect(set.musicalInstrumentName == "Flute" && set.actionIdentifiers == ["call"])
    }
  }
}
