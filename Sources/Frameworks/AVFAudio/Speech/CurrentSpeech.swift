import Foundation
import Synchronization
import TactusSoundFiles
import TactusSpeechSynthesis
import TactusThreads

/// The utterance that is spoken: its pieces, and the sound of the present one.
///
/// While a piece sounds, the next one is synthesized on another thread.
@MainActor
final class CurrentSpeech {
  let utterance: AVSpeechUtterance
  /// The player of the present piece.
  var player: SoundPlayer?
  /// The action after the word that is spoken.
  var pendingAction: SpeechQueue.PendingAction?
  /// The number of waits that were begun; only the last one takes effect.
  var waits = 0
  /// Frames per second of the last piece; `nil` before the first.
  private(set) var sampleRate: Double?
  /// Whether the delegate was called for the begin.
  var isStartNotified = false
  /// Whether a piece was played.
  var hasBegun: Bool { piece > 0 }

  /// Returns a voice of the phone: for one that an app has made, that of its language.
  private static func installed(_ voice: AVSpeechSynthesisVoice) -> AVSpeechSynthesisVoice? {
    voice.isInstalled ? voice : AVSpeechSynthesisVoice(language: voice.language)
  }

  /// Takes the text and the settings of an utterance, and begins to synthesize its first piece.
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
      // A piece of spaces has no sound.
      if !spoken.samples.isEmpty { return spoken }
    }
    return nil
  }

  // MARK: Marks

  /// The time of the next mark, in seconds from the begin of the piece; `nil` after the last.
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
    /// The place of the piece in the text, in UTF-16.
    let offset: Int
  }

  private struct TimedMarker {
    let time: Double
    let marker: AVSpeechSynthesisMarker
  }

  private let pieces: [Piece]
  /// The number of pieces that were taken.
  private var piece = 0
  private var pending: PendingSpeech?
  private var marks: [TimedMarker] = []
  /// The bytes of the pieces before the present one.
  private var bytes = 0

  private func synthesizeNext() {
    pending = piece < pieces.count ? PendingSpeech(pieces[piece].request) : nil
  }

  /// Returns the words a minute for a rate of an utterance (Speech.UT2).
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
        // The library counts in the document; the word is found in its text.
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

  /// Returns the place of a word in the text, after a place; empty if it is not there.
  private func place(of word: String, from start: Int) -> NSRange {
    let text = utterance.speechString as NSString
    let rest = NSRange(location: start, length: text.length - start)
    let place = text.range(of: word, options: .literal, range: rest)
    return place.location == NSNotFound ? NSRange(location: start, length: 0) : place
  }
}
