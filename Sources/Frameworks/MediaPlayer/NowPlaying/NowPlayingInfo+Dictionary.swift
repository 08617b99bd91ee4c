import Foundation
import TactusCrashReports
import TactusPhoneLink

extension NowPlayingInfo {
  /// Reads the dictionary of an app; values of wrong types are dropped with a warning
  /// (RemoteControl.BI1).
  init(_ values: [String: Any]) {
    self.init(
      title: Self.text(values, MPMediaItemPropertyTitle),
      artist: Self.text(values, MPMediaItemPropertyArtist),
      album: Self.text(values, MPMediaItemPropertyAlbumTitle),
      albumArtist: Self.text(values, MPMediaItemPropertyAlbumArtist),
      composer: Self.text(values, MPMediaItemPropertyComposer),
      genre: Self.text(values, MPMediaItemPropertyGenre),
      identifier: Self.text(values, MPNowPlayingInfoPropertyExternalContentIdentifier),
      duration: Self.number(values, MPMediaItemPropertyPlaybackDuration),
      elapsed: Self.number(values, MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0,
      rate: Self.number(values, MPNowPlayingInfoPropertyPlaybackRate) ?? 1,
      isLive: Self.number(values, MPNowPlayingInfoPropertyIsLiveStream).map { $0 != 0 } ?? false,
      trackNumber: Self.number(values, MPMediaItemPropertyAlbumTrackNumber).flatMap(
        Int.init(exactly:)),
      discNumber: Self.number(values, MPMediaItemPropertyDiscNumber).flatMap(Int.init(exactly:)))
  }

  // MARK: Internals

  private static func text(_ values: [String: Any], _ key: String) -> String {
    guard let value = values[key] else { return "" }
    if let text = value as? String { return text }
    if let text = value as? NSString { return text as String }
    warn(key, "a string", value)
    return ""
  }

  private static func number(_ values: [String: Any], _ key: String) -> Double? {
    guard let value = values[key] else { return nil }
    let number: Double? =
      switch value {
      case let number as NSNumber: number.doubleValue
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as CGFloat: Double(number)
      case let flag as Bool: flag ? 1 : 0
      case let number as any BinaryInteger: Double(number)
      default: nil
      }
    guard let number else {
      warn(key, "a number", value)
      return nil
    }
    guard number.isFinite else {
      RuntimeWarning.once("nowPlayingInfo[\(key)] is left out: it is \(number)")
      return nil
    }
    return number
  }

  private static func warn(_ key: String, _ expected: String, _ value: Any) {
    RuntimeWarning.once(
      "nowPlayingInfo[\(key)] is left out: expected \(expected), found a value of the type "
        + "\(type(of: value))")
  }
}
