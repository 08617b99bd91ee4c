import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Players.TK1, Players.MS1, Players.MS2, Players.ST1 and Players.ST2.
@Suite("Tracks of films", .serialized, .exclusiveScreen) @MainActor
struct SelectionTests {
  private let film: Film
  private let bench = FilmBench()

  init() throws { film = try Film.withLanguages() }

  /// The power of the two languages' tones that are heard for some time, in dB.
  private func tones() -> (english: Double, german: Double) {
    let heard = bench.heard(0.5)
    let spectrum = Spectrum(heard.suffix(9600), rate: 48_000)
    return (
      10 * log10(max(spectrum.power(at: 500), 1e-12)),
      10 * log10(max(spectrum.power(at: 1500), 1e-12))
    )
  }

  @Test("Players.MS1. The languages of a film's sound are options, and one of them is heard")
  func languages() throws {
    let player = bench.player(film)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    let kinds = item.asset.availableMediaCharacteristicsWithMediaSelectionOptions
    #expect(kinds == [.audible, .legible])
    let group = try #require(item.asset.mediaSelectionGroup(forMediaCharacteristic: .audible))
    #expect(group.options.map(\.extendedLanguageTag) == ["en", "de"])
    #expect(!group.allowsEmptySelection && group.defaultOption === group.options[0])
    #expect(item.currentMediaSelection.selectedMediaOption(in: group) === group.options[0])
    #expect(
      group.mediaSelectionOption(withPropertyList: group.options[1].propertyList())
        === group.options[1])
    bench.phone.run { player.play() }
    let english = tones()
    #expect(english.english > -20 && english.german < -60)
    bench.phone.run { item.select(group.options[1], in: group) }
    let german = tones()
    #expect(german.german > -20 && german.english < -60)
    #expect(player.rate == 1 && player.currentTime().seconds > 0.9)
  }

  @Test("Players.MS2. Criteria choose the language, and none chooses subtitles by itself")
  func criteria() throws {
    let player = bench.player(film)
    bench.phone.run {
      for kind in [AVMediaCharacteristic.audible, .legible] {
        player.setMediaSelectionCriteria(
          AVPlayerMediaSelectionCriteria(
            preferredLanguages: ["fr", "de-AT"], preferredMediaCharacteristics: nil),
          forMediaCharacteristic: kind)
      }
    }
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    for kind in [AVMediaCharacteristic.audible, .legible] {
      let group = try #require(item.asset.mediaSelectionGroup(forMediaCharacteristic: kind))
      let option = item.currentMediaSelection.selectedMediaOption(in: group)
      #expect(option?.extendedLanguageTag == "de")
      bench.phone.run { player.setMediaSelectionCriteria(nil, forMediaCharacteristic: kind) }
      let standard = item.currentMediaSelection.selectedMediaOption(in: group)
      #expect(standard?.extendedLanguageTag == (kind == .audible ? "en" : nil))
    }
  }

  @Test("Players.ST1, Players.ST2. Selected subtitles are drawn in the layer at their times")
  func subtitles() throws {
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    func text() -> String? {
      layer.sublayers?.lazy.compactMap { $0 as? CATextLayer }.first?.string as? String
    }
    let item = try #require(player.currentItem)
    let group = try #require(item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible))
    #expect(group.allowsEmptySelection && group.options.map(\.displayName).first == "Texts-en")
    bench.phone.run { player.seek(to: CMTime(value: 1, timescale: 2)) }
    bench.phone.wait(0.05)
    #expect(text() == nil)
    let before = try bench.phone.screenshot()
    bench.phone.run { item.select(group.options[0], in: group) }
    bench.phone.wait(0.05)
    #expect(text() == "Tea & milk")
    #expect(try bench.phone.screenshot() != before)
    bench.phone.run { item.select(group.options[1], in: group) }
    bench.phone.wait(0.05)
    #expect(text() == "Tee")
    bench.phone.run { player.seek(to: CMTime(value: 9, timescale: 10)) }
    bench.phone.wait(0.05)
    #expect(text() == nil)
    bench.phone.run { player.play() }
    bench.phone.wait(0.3)
    #expect(text() == "Two")
    bench.phone.run { item.select(nil, in: group) }
    bench.phone.wait(0.05)
    #expect(text() == nil)
  }

  @Test("Players.ST3. Rules for all texts change the colors and the size of subtitles")
  func styles() throws {
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    func text() -> CATextLayer? { layer.sublayers?.lazy.compactMap { $0 as? CATextLayer }.first }
    let item = try #require(player.currentItem)
    let group = try #require(item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible))
    bench.phone.run {
      player.seek(to: CMTime(value: 1, timescale: 2))
      item.select(group.options[0], in: group)
    }
    bench.phone.wait(0.05)
    let usual = try #require(text()?.fontSize)
    let red = try #require(
      AVTextStyleRule(textMarkupAttributes: [
        kCMTextMarkupAttribute_ForegroundColorARGB: [1, 1, 0, 0],
        kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: 20,
      ]))
    let named = try #require(
      AVTextStyleRule(
        textMarkupAttributes: [kCMTextMarkupAttribute_RelativeFontSize: 50], textSelector: "tea"))
    bench.phone.run { item.textStyleRules = [red, named] }
    bench.phone.wait(0.05)
    let size = try #require(text()?.fontSize)
    #expect(size > usual)
    #expect(text()?.foregroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let larger = try #require(
      AVTextStyleRule(textMarkupAttributes: [kCMTextMarkupAttribute_RelativeFontSize: 150]))
    bench.phone.run { item.textStyleRules = [red, larger] }
    bench.phone.wait(0.05)
    #expect(try abs(#require(text()?.fontSize) - size * 1.5) < 0.001)
    bench.phone.run { item.textStyleRules = nil }
    bench.phone.wait(0.05)
    #expect(text()?.fontSize == usual && item.textStyleRules == nil)
  }

  @Test("Players.ST3. Rules become a property list and back")
  func ruleLists() throws {
    let rule = try #require(
      AVTextStyleRule(
        textMarkupAttributes: [kCMTextMarkupAttribute_BoldStyle: true], textSelector: "tea"))
    #expect(AVTextStyleRule(textMarkupAttributes: ["key": AVTextStyleRule.self]) == nil)
    let list = AVTextStyleRule.propertyList(for: [rule])
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let read = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let rules = try #require(AVTextStyleRule.textStyleRules(fromPropertyList: read))
    #expect(rules.count == 1 && rules[0].textSelector == "tea")
    #expect(rules[0].textMarkupAttributes[kCMTextMarkupAttribute_BoldStyle] as? Bool == true)
    #expect(AVTextStyleRule.textStyleRules(fromPropertyList: ["tea"]) == nil)
  }

  @Test("Players.LE3. A collector is added and removed, and groups of dates keep their values")
  func collectors() throws {
    let item = AVPlayerItem(url: film.url)
    let collector = AVPlayerItemMetadataCollector(identifiers: nil, classifyingLabels: nil)
    item.add(collector)
    item.add(collector)
    #expect(item.mediaDataCollectors.count == 1 && item.mediaDataCollectors[0] === collector)
    item.remove(collector)
    #expect(item.mediaDataCollectors.isEmpty)
    let (start, end) = (Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 20))
    let group = AVDateRangeMetadataGroup(items: [AVMetadataItem()], start: start, end: nil)
    let changed = try #require(group.mutableCopy() as? AVMutableDateRangeMetadataGroup)
    changed.endDate = end
    changed.items = []
    let copy = try #require(changed.copy() as? AVDateRangeMetadataGroup)
    #expect(copy.startDate == start && copy.endDate == end && copy.items.isEmpty)
    #expect(group.endDate == nil && group.items.count == 1)
  }

  /// A delegate that records what it receives.
  private final class Reader: NSObject, AVPlayerItemLegibleOutputPushDelegate, @unchecked Sendable {
    // The main thread uses it.
    var received: [String] = []

    func legibleOutput(
      _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
      nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
    ) {
      let tenths = Int((itemTime.seconds * 10).rounded())
      received.append("\(tenths): \(strings.map(\.string).joined(separator: "|"))")
    }

    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { received.append("flushed") }
  }

  @Test("Players.LE1, Players.LE2. An output receives the subtitles at their times")
  func legibleOutput() throws {
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    let group = try #require(item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible))
    let (output, reader) = (AVPlayerItemLegibleOutput(), Reader())
    bench.phone.run {
      output.setDelegate(reader, queue: .main)
      item.add(output)
      item.select(group.options[1], in: group)
      player.play()
    }
    #expect(item.outputs == [output] && output.delegate === reader)
    bench.phone.wait(2.5)
    let whole = reader.received
    #expect(whole == ["2: Tee", "8: ", "10: Two", "15: "])
    reader.received = []
    bench.phone.run { player.seek(to: CMTime(value: 1, timescale: 2)) }
    #expect(reader.received == ["flushed", "5: Tee"])
    // The delegate is called earlier by the interval.
    reader.received = []
    bench.phone.run { output.advanceIntervalForDelegateInvocation = 0.5 }
    bench.phone.run { output.advanceIntervalForDelegateInvocation = -1 }
    #expect(output.advanceIntervalForDelegateInvocation == 0)
    #expect(reader.received == ["10: Two", "5: Tee"])
    // A layer leaves out what such an output receives.
    func isShown() -> Bool {
      layer.sublayers?.contains { ($0 as? CATextLayer)?.string as? String == "Tee" } ?? false
    }
    bench.phone.wait(0.05)
    #expect(isShown())
    bench.phone.run { output.suppressesPlayerRendering = true }
    bench.phone.wait(0.05)
    #expect(!isShown())
    bench.phone.run { item.remove(output) }
    bench.phone.wait(0.05)
    #expect(isShown() && item.outputs.isEmpty)
    reader.received = []
    bench.phone.run { player.seek(to: .zero) }
    #expect(reader.received.isEmpty)
  }

  @Test("Players.TK1. A track of an item is switched off and on")
  func tracks() throws {
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    #expect(item.tracks.map { $0.assetTrack?.mediaType } == [.video, .audio])
    bench.phone.run { player.play() }
    #expect(tones().english > -20 && layer.contents != nil)
    bench.phone.run { for track in item.tracks { track.isEnabled = false } }
    #expect(tones().english < -60 && layer.contents == nil)
    bench.phone.run { for track in item.tracks { track.isEnabled = true } }
    #expect(tones().english > -20 && layer.contents != nil)
  }
}
