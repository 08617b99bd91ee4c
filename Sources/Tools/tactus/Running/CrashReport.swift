import Glibc
import TactusCommandKit

/// The reason and the place of an app's crash, read from its output (Crashes.CR5).
struct CrashReport: Equatable {
  /// The reason; `nil` if the app gave none.
  private(set) var reason: String?
  /// The innermost place in the app's own code, such as `Scale/Dial.swift:12:5`.
  private(set) var place: String?
  /// The lines of the stack, innermost first, with a mark before the app's own frames; empty if it
  /// has none of its own.
  private(set) var stack: [String] = []

  /// Reads the output of an app.
  ///
  /// - Parameters:
  ///   - output: The output, which ends with a backtrace.
  ///   - program: The path of the app's program.
  ///   - paths: The names of the app's sources; `nil` if the app was not built from a folder.
  /// - Returns: `nil` if there is no backtrace.
  init?(_ output: String, of program: String, paths: SourcePaths?) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let crash = lines.lastIndex(where: {
        $0.hasPrefix("*** Program crashed") || $0.hasPrefix("*** Signal ")
      })
    else { return nil }
    // Swift's backtracer writes two such lines; the reason stands before the first.
    reason = lines[..<crash].suffix(Self.reasonLines).reversed().lazy.compactMap(Self.reason).first
    let object = program.split(separator: "/").last.map(String.init) ?? program
    // The last line may be incomplete, while the app still writes.
    let frames = lines[crash...].dropLast().compactMap(Frame.init)
    if reason == nil, Self.isRecursion(frames) {
      reason = "the stack has overflowed, in a function that calls itself without end"
    }
    if reason == nil { reason = Self.fault(of: lines[crash]) }
    for frame in frames {
      if reason == nil, let range = Self.range(of: "Swift runtime failure: ", in: frame.function) {
        reason = String(frame.function[range.upperBound...])
      }
      guard frame.object == object, let place = frame.place, Self.isOwn(place) else { continue }
      let hasLine = Self.range(of: ".swift:", in: place[...]) != nil
      // The compiler leaves some lines out: the caller's is better than none.
      guard hasLine || self.place == nil else { continue }
      self.place = paths?.own(in: place) ?? place
      if hasLine { break }
    }
    stack = Self.stack(of: frames, in: object, paths: paths)
  }

  /// Reads the output file of an app.
  init?(file: String, of program: String, paths: SourcePaths?) {
    guard let text = Self.end(of: file) else { return nil }
    self.init(text, of: program, paths: paths)
  }

  /// The report for the user, to be appended to another message; empty if nothing is known.
  ///
  /// The lines of the stack follow the first line.
  var message: String {
    let first = [reason.map { ": \($0)" }, place.map { ", at \($0)" }].compactMap(\.self).joined()
    return ([first] + stack).joined(separator: "\n")
  }

  // MARK: Internals

  /// A line of a backtrace: `3 [ra] 0x00005638 inner(_:) + 47 in Scale at /a/Dial.swift:12:5`.
  struct Frame {
    let function: Substring
    let object: Substring
    let place: String?

    init?(_ line: Substring) {
      let text = line.drop { $0 == " " }
      guard text.first?.isNumber == true else { return nil }
      let at = CrashReport.lastRange(of: " at /", in: text)
      let head = text[..<(at?.lowerBound ?? text.endIndex)]
      guard let inside = CrashReport.lastRange(of: " in ", in: head) else { return nil }
      object = head[inside.upperBound...]
      function = head[..<inside.lowerBound]
      place = at.map { "/" + text[$0.upperBound...] }
    }
  }

  /// The lines before a crash in which its reason is searched.
  ///
  /// - Source: ours. Confidence: guess.
  private static let reasonLines = 40
  /// The bytes of output that are read, from its end.
  ///
  /// - Source: ours. Confidence: guess.
  private static let endBytes = 1 << 18

  private static func reason(of line: Substring) -> String? {
    if let range = range(of: "Terminating app due to uncaught exception ", in: line) {
      return String(line[range.upperBound...])
    }
    // `Dial.swift:12: Precondition failed: the dial is closed`; the message may be missing.
    for prefix in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = range(of: prefix, in: line) else { continue }
      let isStart =
        range.lowerBound == line.startIndex
        || line[..<range.lowerBound].hasSuffix(": ")
      let rest = line[range.upperBound...].drop { $0 == "\r" }
      guard isStart, rest.isEmpty || rest.hasPrefix(": ") else { continue }
      let message = rest.dropFirst(2)
      return message.isEmpty ? prefix.lowercased() : String(message)
    }
    return nil
  }

  /// Returns the fault of a crash that was not a trap, such as `Bad pointer dereference`; `nil` if
  /// the line names none.
  ///
  /// - Parameter line: Such as `*** Program crashed: Bad pointer dereference at 0x10 ***`.
  private static func fault(of line: Substring) -> String? {
    guard let start = range(of: "*** Program crashed: Bad pointer", in: line) else { return nil }
    let text = "Bad pointer" + line[start.upperBound...]
    return range(of: " ***", in: text[...]).map { String(text[..<$0.lowerBound]) }
  }

  /// The number of frames at the same place that makes a recursion endless.
  ///
  /// - Source: ours; the backtracer shows at most 64 frames. Confidence: guess.
  private static let recursionFrames = 16

  /// Returns whether some place is in many of the frames.
  private static func isRecursion(_ frames: [Frame]) -> Bool {
    var counts: [String: Int] = [:]
    for place in frames.compactMap(\.place) { counts[place, default: 0] += 1 }
    return counts.values.contains { $0 >= recursionFrames }
  }

  /// Returns whether a place is in code of the app, not of the compiler or of Tactus.
  static func isOwn(_ place: String) -> Bool {
    ["<compiler-generated>", "/Sources/Frameworks/", "/Sources/System/CTactus", "/CrashReports/"]
      .allSatisfy { range(of: $0, in: place[...]) == nil }
  }

  private static func range(of part: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) {
        return start..<text.index(start, offsetBy: part.count)
      }
      start = text.index(after: start)
    }
    return nil
  }

  fileprivate static func lastRange(
    of part: String, in text: Substring
  ) -> Range<Substring.Index>? {
    var found: Range<Substring.Index>?
    var rest = text
    while let range = range(of: part, in: rest) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }

  private static func end(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    fseek(file, max(0, ftell(file) - endBytes), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: endBytes)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
