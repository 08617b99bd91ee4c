import AVFoundation
import TestSupport
import Testing

/// Steps Players.MD1–MD3.
@Suite("Metadata of assets")
struct MetadataTests {
  private func film(_ coding: String, _ container: String, _ name: String) throws -> AVURLAsset {
    let tags = "taginject tags=title=Timer,artist=Kitchen,album=Taps,genre=Alarm,track-number=3"
    let film = try Film(
      pictures: 0, seconds: 0.5, soundCoding: "\(tags) ! \(coding)", container: container,
      name: name)
    return AVURLAsset(url: film.url)
  }

  @Test(
    "Players.MD1. Texts have the common key and that of the format",
    arguments: [
      ("avenc_aac", "mp4mux", "film.m4a", AVMetadataFormat.iTunesMetadata, "itsk/%A9nam"),
      ("lamemp3enc", "id3v2mux", "film.mp3", .id3Metadata, "id3/TIT2"),
      ("flacenc", "identity", "film.flac", .unknown, "comn/title"),
      ("vorbisenc", "oggmux", "film.ogg", .unknown, "comn/title"),
    ])
  func formats(
    coding: String, container: String, name: String, format: AVMetadataFormat, identifier: String
  ) async throws {
    let asset = try film(coding, container, name)
    let (common, all, formats) = try await asset.load(
      .commonMetadata, .metadata, .availableMetadataFormats)
    #expect(formats == [format])
    #expect(asset.metadata(forFormat: format).count == all.count)
    #expect(try await asset.loadMetadata(for: .quickTimeUserData).isEmpty)
    func text(_ key: AVMetadataKey) -> String? {
      AVMetadataItem.metadataItems(from: common, withKey: key, keySpace: .common).first?.stringValue
    }
    #expect(text(.commonKeyTitle) == "Timer" && text(.commonKeyArtist) == "Kitchen")
    #expect(text(.commonKeyAlbumName) == "Taps" && text(.commonKeyType) == "Alarm")
    let found = AVMetadataItem.metadataItems(
      from: all, filteredByIdentifier: .commonIdentifierTitle)
    let title = try #require(found.first)
    #expect(title.identifier?.rawValue == identifier && title.commonKey == .commonKeyTitle)
    #expect(try await title.load(.stringValue) == "Timer")
    #expect(title.dataValue == nil && title.numberValue == nil)
  }

  @Test("Players.MD1, Players.MD2. A cover, a number and a date of an MP3 file")
  func cover() async throws {
    let plain = try Film(
      pictures: 0, seconds: 0.5, soundCoding: "lamemp3enc", container: "identity",
      name: "film.mp3")
    let png = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwAD"
          + "hgGAWjR9awAAAABJRU5ErkJggg=="))
    func frame(_ name: String, _ content: Data) -> Data {
      let size = UInt32(content.count)
      return Data(name.utf8)
        + Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) }) + Data([0, 0])
        + content
    }
    func text(_ name: String, _ text: String) -> Data { frame(name, Data([0]) + Data(text.utf8)) }
    let frames =
      text("TIT2", "Egg") + text("TYER", "1999") + text("TRCK", "7")
      + frame("APIC", Data([0]) + Data("image/png".utf8) + Data([0, 3, 0]) + png)
    let size = UInt32(frames.count)
    let header =
      Data("ID3".utf8) + Data([3, 0, 0])
      + Data([21, 14, 7, 0].map { UInt8(truncatingIfNeeded: size >> $0) & 0x7f })
    let url = plain.url.deletingLastPathComponent().appendingPathComponent("tagged.mp3")
    try (header + frames + Data(contentsOf: plain.url)).write(to: url)
    let asset = AVURLAsset(url: url)
    let items = try await asset.load(.metadata)
    let cover = try #require(items.first { $0.commonKey == .commonKeyArtwork })
    #expect(cover.dataValue == png && cover.identifier == .id3MetadataAttachedPicture)
    let number = items.first { $0.identifier == .id3MetadataTrackNumber }
    #expect(number?.numberValue == 7 && number?.commonKey == nil)
    let date = try #require(try await asset.load(.creationDate)?.dateValue)
    let later = date.addingTimeInterval(86_400 * 30)
    #expect(Calendar(identifier: .gregorian).component(.year, from: later) == 1999)
  }

  @Test("Players.MD3. The marks of a file are its chapters")
  func chapters() async throws {
    let film = try Film(pictures: 0, seconds: 2, container: "wavenc", name: "film.wav")
    func number(_ value: Int) -> Data {
      Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: UInt32(value) >> $0) })
    }
    func chunk(_ name: String, _ content: Data) -> Data {
      Data(name.utf8) + number(content.count) + content
        + (content.count % 2 == 0 ? Data() : Data([0]))
    }
    var cue = number(2)
    for (id, frame) in [(1, 0), (2, 48_000)] {
      cue += number(id) + number(frame) + Data("data".utf8) + number(0) + number(0) + number(frame)
    }
    let labels = ["Boil", "Peel"].enumerated().map { index, text in
      chunk("labl", number(index + 1) + Data(text.utf8) + Data([0]))
    }
    let extra = chunk("cue ", cue) + chunk("LIST", Data("adtl".utf8) + labels[0] + labels[1])
    var bytes = try Data(contentsOf: film.url)
    let place = try #require(bytes.range(of: Data("data".utf8)))
    bytes.insert(contentsOf: extra, at: place.lowerBound)
    bytes.replaceSubrange(4..<8, with: number(bytes.count - 8))
    try bytes.write(to: film.url)
    let asset = AVURLAsset(url: film.url)
    let locales = try await asset.load(.availableChapterLocales)
    let locale = try #require(locales.first)
    let groups = asset.chapterMetadataGroups(
      withTitleLocale: locale, containingItemsWithCommonKeys: nil)
    #expect(groups.map { $0.items.first?.stringValue } == ["Boil", "Peel"])
    #expect(groups.map(\.timeRange.start.seconds) == [0, 1])
    #expect(groups.map(\.timeRange.duration.seconds) == [1, 1])
    #expect(
      try await asset.loadChapterMetadataGroups(bestMatchingPreferredLanguages: ["de"]).count == 2)
  }

  @Test("Players.MD4. An item is made, changed, and copied")
  func making() throws {
    let item = AVMutableMetadataItem()
    item.identifier = .iTunesMetadataSongName
    item.value = "Timer" as NSString
    item.extendedLanguageTag = "en"
    #expect(item.keySpace == .iTunes && item.key as? NSString == "©nam")
    #expect(item.commonKey == .commonKeyTitle && item.stringValue == "Timer")
    item.keySpace = .common
    item.key = AVMetadataKey.commonKeyArtist.rawValue as NSString
    #expect(item.identifier == .commonIdentifierArtist && item.commonKey == .commonKeyArtist)
    let copy = try #require(item.copy() as? AVMetadataItem)
    item.value = "Egg" as NSString
    #expect(copy.stringValue == "Timer" && copy.extendedLanguageTag == "en")
    #expect(
      AVMetadataItem.metadataItems(
        from: [item], filteredAndSortedAccordingToPreferredLanguages: ["en"]) == [item])
    let group = AVMutableTimedMetadataGroup(
      items: [item], timeRange: CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)))
    group.items = []
    #expect(group.items.isEmpty && group.timeRange.duration.seconds == 1)
  }
}
