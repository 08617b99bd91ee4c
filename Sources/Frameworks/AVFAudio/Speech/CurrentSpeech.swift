import Foundation
import Synchronization
import TactusSoundFiles
import TactusSpeechSynthesis
import TactusThreads

/// The current utterance: its pieces, and the sound of the current one.
///
/// While a piece is playing, the next one is synthesized on another thread.
@MainActor
final class CurrentSpeech {
  let utterance: AVSpeechUtterance
  /// The player of the present piece.
  var player: SoundPlayer?
  /// The action to perform after the current word.
  var pendingAction: SpeechQueue.PendingAction?
  /// The number of waits so far; only the last one takes effect.
  var waits = 0
  /// The sample rate of the last piece in frames per second; `nil` before the first.
  private(set) var sampleRate: Double?
  /// Whether the delegate has been notified of the start.
  var isStartNotified = false
  /// Whether a piece has been played.
  var hasBegun: Bool { piece > 0 }

  /// Returns an installed voice: for one created by the app, the voice of its language.
  private static func installed(_ voice: AVSpeechSynthesisVoice) -> AVSpeechSynthesisVoice? {
    voice.isInstalled ? voice : AVSpeechSynthesisVoice(language: voice.language)
  }

  /// Copies the text and the settings of an utterance, and begins to synthesize its first piece.
  init(_ utterance: AVSpeechUtterance) throws(SpeechError) {
    self.utterance = utterance
    guard
      let voice = utterance.voice.flatMap(Self.installed) ?? AVSpeechSynthesisVoice(language: nil)
        ?? AVSpeechSynthesisVoice(language: "en-US")
    else { throw .notInstalled }
    let text = utterance.speechString
    var request = SpeechRequest(
      utterance.markup ?? text, isMarkup: utterance.markup != nil, voice: voice.voice.identifier)
    request.wordsPerMinute = Self.wordsPerMinute(utterance.rate)
    request.pitch = Double(utterance.pitchMultiplier)
    if utterance.markup == nil {
      pieces = SpeechPieces.ranges(of: text).map { range in
        var piece = request
        piece.text = String(text[range])
        return Piece(request: piece, offset: NSRange(range, in: text).location)
      }
    } else {
      pieces = [Piece(request: request, offset: 0)]
    }
    synthesizeNext()
  }

  // MARK: Pieces

  /// Returns the player of the next piece; `nil` after the last one.
  func nextPlayer() throws -> SoundPlayer? {
    player = nil
    guard let spoken = try nextSound() else { return nil }
    let player = try SoundPlayer(spoken)
    player.setVolume(utterance.volume, within: 0)
    self.player = player
    return player
  }

  /// Returns the sound of the next piece, with its marks; `nil` after the last one.
  func nextSound() throws(SpeechError) -> SpokenText? {
    while let result = pending {
      let index = piece
      let spoken = try result.value()
      piece += 1
      synthesizeNext()
      sampleRate = Double(spoken.sampleRate)
      marks = markers(of: spoken, pieces[index])
      bytes += spoken.samples.count * MemoryLayout<Int16>.size
      // A piece of whitespace has no sound.
      if !spoken.samples.isEmpty { return spoken }
    }
    return nil
  }

  // MARK: Marks

  /// The time of the next mark, in seconds from the beginning of the piece; `nil` after the last.
  var nextMarkTime: Double? { marks.first?.time }

  /// Whether the next mark is a word.
  var nextMarkIsWord: Bool { marks.first?.marker.mark == .word }

  /// Removes the next mark, and returns it.
  func takeMark() -> AVSpeechSynthesisMarker? {
    marks.isEmpty ? nil : marks.removeFirst().marker
  }

  // MARK: Internals

  private struct Piece {
    let request: SpeechRequest
    /// The offset of the piece in the text, in UTF-16 units.
    let offset: Int
  }

  private struct TimedMarker {
    let time: Double
    let marker: AVSpeechSynthesisMarker
  }

  private let pieces: [Piece]
  /// The number of pieces taken.
  private var piece = 0
  private var pending: PendingSpeech?
  private var marks: [TimedMarker] = []
  /// The number of bytes of the pieces before the current one.
  private var bytes = 0

  private func synthesizeNext() {
    pending = piece < pieces.count ? PendingSpeech(pieces[piece].request) : nil
  }

  /// Returns the words per minute for an utterance's rate (Speech.UT2).
  ///
  /// - Source: the slowest, the normal and the fastest speed of eSpeak NG stand for 0, 0.5 and 1.
  ///   Confidence: guess.
  private static func wordsPerMinute(_ rate: Float) -> Double {
    let rate = rate.isFinite ? Double(min(max(rate, 0), 1)) : 0.5
    return rate <= 0.5 ? 80 + (175 - 80) * rate * 2 : 175 + (450 - 175) * (rate - 0.5) * 2
  }

  /// Returns the marks of a piece as markers of the whole text.
  private func markers(of spoken: SpokenText, _ piece: Piece) -> [TimedMarker] {
    let text = piece.request.text
    let scalars = text.unicodeScalars
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append((offsets.last ?? 0) + scalar.utf16.count) }
    var searched = 0
    return spoken.marks.map { mark in
      let start = offsets[min(mark.scalars.lowerBound, scalars.count)]
      let end = offsets[min(mark.scalars.upperBound, scalars.count)]
      var range = NSRange(location: piece.offset + start, length: end - start)
      if piece.request.isMarkup {
        // The library's positions are in the document; the word is searched for in its text.
        let word = (text as NSString).substring(with: range)
        range = place(of: word, from: searched)
        searched = NSMaxRange(range)
      }
      let offset = bytes + mark.frame * MemoryLayout<Int16>.size
      let marker: AVSpeechSynthesisMarker =
        switch mark.kind {
        case .word: AVSpeechSynthesisMarker(wordRange: range, atByteSampleOffset: offset)
        case .sentence: AVSpeechSynthesisMarker(sentenceRange: range, atByteSampleOffset: offset)
        case .bookmark(let name):
          AVSpeechSynthesisMarker(bookmarkName: name, atByteSampleOffset: offset)
        }
      return TimedMarker(time: Double(mark.frame) / Double(spoken.sampleRate), marker: marker)
    }
  }

  /// Returns the range of a word in the text, after a position; empty if it is not found.
  private func place(of word: String, from start: Int) -> NSRange {
    let text = utterance.speechString as NSString
    let rest = NSRange(location: start, length: text.length - start)
    let place = text.range(of: word, options: .literal, range: rest)
    return place.location == NSNotFound ? NSRange(location: start, length: 0) : place
  }
}
