extension CrashReport {
  /// The mark before a frame of the app's own code, and what stands before the others.
  static let (mark, space) = ("▸ ", "  ")

  /// The most lines of a stack.
  ///
  /// - Source: ours; the page's cover shows about that many. Confidence: guess.
  private static let longestStack = 12

  /// Returns the lines for the frames of a crash: one for each of the app's own, marked, and one
  /// for each row of others, with their number and libraries (Crashes.CR5).
  ///
  /// - Parameters:
  ///   - frames: The frames, innermost first.
  ///   - program: The name of the app's program.
  ///   - paths: The names of the app's sources.
  static func stack(of frames: [Frame], in program: String, paths: SourcePaths?) -> [String] {
    var lines: [String] = []
    var others: [Frame] = []
    func isOwn(_ frame: Frame) -> Bool {
      frame.object == program && frame.place.map(Self.isOwn) == true
    }
    func addOthers() {
      guard !others.isEmpty else { return }
      var libraries: [String] = []
      for name in others.map({ Self.library($0.object) }) where name != program {
        if !libraries.contains(name) { libraries.append(name) }
      }
      let places = libraries.isEmpty ? "" : " of " + libraries.joined(separator: ", ")
      let count = others.count == 1 ? "1 frame" : "\(others.count) frames"
      lines.append("\(space)… \(count)\(places)")
      others = []
    }
    for frame in frames {
      guard isOwn(frame), let place = frame.place else {
        others.append(frame)
        continue
      }
      addOthers()
      lines.append("\(mark)\(frame.name) at \(paths?.own(in: place) ?? place)")
    }
    addOthers()
    guard lines.contains(where: { $0.hasPrefix(mark) }) else { return [] }
    return Array(lines.prefix(longestStack))
  }

  /// Returns the name of a library without the parts that each has: `UIKit` of `libUIKit.so`.
  private static func library(_ object: Substring) -> String {
    let stem = object.prefix { $0 != "." }
    return String(stem.hasPrefix("lib") && object.contains(".so") ? stem.dropFirst(3) : stem)
  }
}

extension CrashReport.Frame {
  /// The function alone, without the number, the address and the offset of the frame.
  fileprivate var name: String {
    var words = function.split(separator: " ")
    while let word = words.first,
      word.hasPrefix("0x") || word.hasPrefix("[") || word.allSatisfy(\.isNumber)
    {
      words.removeFirst()
    }
    if words.count > 2, words[words.count - 2] == "+", words.last?.allSatisfy(\.isNumber) == true {
      words.removeLast(2)
    }
    return words.joined(separator: " ")
  }
}
