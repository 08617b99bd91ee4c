import CoreText
import Foundation
import Synchronization
import Testing
import UIKit

/// Tests the fonts of files in Core Text: DejaVu's with another family's names of the same lengths.
@Suite(.serialized) @MainActor struct CoreTextFileTests {
  private func font(_ family: String, file: String = "DejaVuSans") throws -> Data {
    var data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/\(file).ttf"))
    for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", family.filter { $0 != " " })] {
      for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        try #require(old.count == new.count)
        while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
      }
    }
    return data
  }

  private func write(_ data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try data.write(to: file)
    return file
  }

  @Test("CoreText.CT36. The names of families and fonts are listed, sorted and once")
  func available() throws {
    let names = try #require(CTFontManagerCopyAvailablePostScriptNames() as? [String])
    let families = try #require(CTFontManagerCopyAvailableFontFamilyNames() as? [String])
    #expect(families == Set(UIFont.familyNames).sorted() && families.contains("Helvetica"))
    #expect(names == Set(names).sorted() && names.contains("Helvetica-Bold"))
  }

  @Test("CoreText.CT37. A file's fonts have descriptors without a registration")
  func unregistered() throws {
    let file = try write(font("Samovr Sans"))
    defer { try? FileManager.default.removeItem(at: file) }
    let found = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL)
    let descriptors = try #require(found as? [CTFontDescriptor])
    #expect(descriptors.count == 1)
    let font = CTFontCreateWithFontDescriptor(descriptors[0], 20, nil)
    #expect(CTFontCopyPostScriptName(font) == "SamovrSans" && CTFontGetSize(font) == 20)
    #expect(!UIFont.familyNames.contains("Samovr Sans"))
    let url = CTFontDescriptorCopyAttribute(descriptors[0], kCTFontURLAttribute) as? URL
    #expect(url?.lastPathComponent == file.lastPathComponent)
    let twin = try #require(UIFont(name: "DejaVu Sans", size: 20))
    let width = { ("Tea" as NSString).size(withAttributes: [.font: $0]).width }
    #expect(width(font) == width(twin) && width(font) != width(UIFont.systemFont(ofSize: 20)))
    let none = URL(filePath: "/nowhere/x.ttf")
    #expect(CTFontManagerCreateFontDescriptorsFromURL(none as CFURL) == nil)
  }

  @Test("CoreText.CT37. Bytes are drawn as a font without a registration")
  func bytes() throws {
    let data = try font("Carafe Sans", file: "DejaVuSans-Bold")
    let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data as CFData))
    let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    #expect(CTFontManagerCreateFontDescriptorsFromData(Data("no font".utf8) as CFData).isEmpty)
    // A graphics font of the same bytes is that font.
    let provider = try #require(CGDataProvider(data: data as CFData))
    let graphics = try #require(CGFont(provider))
    let other = CTFontCreateWithGraphicsFont(graphics, 20, nil, nil)
    #expect(CTFontCopyPostScriptName(other) == "CarafeSans-Bold" && other == font)
    #expect(UIFont.familyNames.contains("Carafe Sans") == false)
  }

  @Test("CoreText.CT38. Descriptors of files are registered, and a notification says so")
  func registration() throws {
    let file = try write(font("Kannen Sans"))
    defer { try? FileManager.default.removeItem(at: file) }
    let found = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL)
    let descriptors = try #require(found as? [CTFontDescriptor])
    let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification)
    let changes = Mutex(0)
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in changes.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var errors: [Any] = [0]
    CTFontManagerRegisterFontDescriptors(descriptors, .process, true) { found, isDone in
      errors = isDone ? found : errors
      return true
    }
    #expect(errors.isEmpty && changes.withLock { $0 } == 1)
    #expect(UIFont.familyNames.contains("Kannen Sans"))
    let registered = CTFontManagerCopyRegisteredFontDescriptors(.process, true)
    #expect(registered.contains { ($0 as? CTFontDescriptor)?.postscriptName == "KannenSans" })
    #expect(CTFontManagerCopyRegisteredFontDescriptors(.persistent, true).isEmpty)
    CTFontManagerUnregisterFontDescriptors(descriptors, .process) { found, _ in
      errors = found
      return true
    }
    #expect(errors.isEmpty && changes.withLock { $0 } == 2)
    #expect(!UIFont.familyNames.contains("Kannen Sans"))
    // A second removal fails with the code of a font that is not registered.
    CTFontManagerUnregisterFontDescriptors(descriptors, .process) { found, _ in
      errors = found
      return true
    }
    #expect(errors.compactMap { ($0 as? NSError)?.code } == [201] && changes.withLock { $0 } == 2)
  }

  @Test("CoreText.CT38. An asset that does not exist, and a font that is missing, are reported")
  func missing() throws {
    var errors: [Any] = []
    CTFontManagerRegisterFontsWithAssetNames(["No such asset"], nil, .process, true) { found, _ in
      errors = found
      return true
    }
    let error = try #require(errors.first as? NSError)
    #expect(error.code == CTFontManagerError.assetNotFound.rawValue)
    #expect(error.userInfo[kCTFontManagerErrorFontAssetNameKey] as? String == "No such asset")
    let asked = ["Helvetica", "No such font"].map { UIFontDescriptor(name: $0, size: 10) }
    var unresolved: [UIFontDescriptor]?
    CTFontManagerRequestFonts(asked) { unresolved = $0 as? [UIFontDescriptor] }
    #expect(unresolved == [asked[1]])
  }

  @Test("CoreText.CT39. A font has the format of its file, its precedence and its reach")
  func attributes() throws {
    let truetype = try #require(UIFont(name: "DejaVu Sans", size: 10))
    func number(_ name: CFString, _ font: UIFont) -> Int? {
      (CTFontCopyAttribute(font, name) as? NSNumber)?.intValue
    }
    #expect(
      number(kCTFontFormatAttribute, truetype) == Int(CTFontFormat.openTypeTrueType.rawValue))
    #expect(number(kCTFontPriorityAttribute, truetype) == kCTFontPrioritySystem)
    #expect(CTFontCopyAttribute(truetype, kCTFontRegistrationScopeAttribute) == nil)
    #expect(CTFontCopyAttribute(truetype, kCTFontDownloadableAttribute) == nil)
    let file = try write(font("Becher Sans"))
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) }
    let own = try #require(UIFont(name: "BecherSans", size: 10))
    #expect(number(kCTFontPriorityAttribute, own) == kCTFontPriorityProcess)
    #expect(
      number(kCTFontRegistrationScopeAttribute, own) == Int(CTFontManagerScope.process.rawValue))
  }

  @Test("CoreText.CT40. Copies of descriptors have another family, weight or feature")
  func copies() throws {
    let bold = UIFontDescriptor(name: "Helvetica-Bold", size: 14)
    let times = try #require(CTFontDescriptorCreateCopyWithFamily(bold, "Georgia"))
    #expect(times.postscriptName == "Georgia-Bold" && times.pointSize == 14)
    #expect(CTFontDescriptorCreateCopyWithFamily(bold, "No such family") == nil)
    let inter = UIFontDescriptor(name: "Inter", size: 14)
    let heavy = CTFontDescriptorCreateCopyWithVariation(inter, 0x7767_6874, 700)
    #expect(heavy.symbolicTraits.contains(.traitBold))
    #expect(!inter.symbolicTraits.contains(.traitBold))
    let zero = CTFontDescriptorCreateCopyWithFeature(
      inter, NSNumber(value: kTypographicExtrasType), NSNumber(value: kSlashedZeroOnSelector))
    let settings = zero.object(forKey: .featureSettings) as? [[String: Int]]
    #expect(
      settings == [
        [
          kCTFontFeatureTypeIdentifierKey: kTypographicExtrasType,
          kCTFontFeatureSelectorIdentifierKey: kSlashedZeroOnSelector,
        ]
      ])
    let name = CTFontDescriptorCopyLocalizedAttribute(bold, kCTFontFamilyNameAttribute, nil)
    #expect(name as? String == "Helvetica")
  }

  @Test("CoreText.CT41. A search tells its beginning, each descriptor's result and its end")
  func search() throws {
    let asked = ["Helvetica-Bold", "No such font"].map { UIFontDescriptor(name: $0, size: 10) }
    var states: [CTFontDescriptorMatchingState] = []
    var found: [String] = []
    let began = CTFontDescriptorMatchFontDescriptorsWithProgressHandler(asked, nil) {
      state, values in
      states.append(state)
      let result = values[kCTFontDescriptorMatchingResult] as? [UIFontDescriptor]
      found += state == .didMatch ? result?.map(\.postscriptName) ?? [] : []
      if state == .didFailWithError {
        #expect(
          values[kCTFontDescriptorMatchingSourceDescriptor] as? UIFontDescriptor == asked[1])
        #expect(values[kCTFontDescriptorMatchingError] is NSError)
      }
      return true
    }
    #expect(began && states == [.didBegin, .didMatch, .didFailWithError, .didFinish])
    #expect(found == ["Helvetica-Bold"])
    states = []
    CTFontDescriptorMatchFontDescriptorsWithProgressHandler(asked, nil) { state, _ in
      states.append(state)
      return state != .didMatch
    }
    #expect(states == [.didBegin, .didMatch])
    #expect(CTFontDescriptorCreateMatchingFontDescriptor(asked[1], nil) == nil)
    // A list can have further descriptors, and an order of its own.
    let list = CTFontCollectionCreateWithFontDescriptors([asked[0]], nil)
    let more = CTFontCollectionCreateCopyWithFontDescriptors(
      list, [UIFontDescriptor(name: "Georgia", size: 10)], nil)
    let sorted = CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
      more,
      { one, other, _ in
        one.postscriptName < other.postscriptName ? .compareLessThan : .compareGreaterThan
      }, nil)
    let names = (sorted as? [UIFontDescriptor])?.map(\.postscriptName)
    #expect(names == ["Georgia", "Helvetica-Bold"])
  }
}
