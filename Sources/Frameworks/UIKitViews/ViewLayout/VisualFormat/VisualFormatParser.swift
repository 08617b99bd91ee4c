/// A parser of visual formats.
///
/// The grammar follows Apple's guide to Auto Layout (ViewLayout.VL12, in
/// `Documentation/Behaviour/ViewLayout.md`).
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private let names: Set<String>
  private var place = 0

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - metrics: The numbers by their names in the format.
  ///   - views: The names of the views.
  init(_ format: String, metrics: [String: Double], views: Set<String>) {
    (self.format, self.metrics, names) = (format, metrics, views)
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if next == "H" || next == "V" {
      result.axis = next == "H" ? .horizontal : .vertical
      place += 1
      try expect(":", "expected ':' after the orientation")
    }
    if consume("|") { result.leadingGap = try gap() }
    result.parts.append(try part())
    while place < characters.count {
      let gap = try gap()
      if consume("|") {
        result.trailingGap = gap
        if place < characters.count { throw error("nothing can follow the superview's edge") }
      } else {
        result.gaps.append(gap)
        result.parts.append(try part())
      }
    }
    return result
  }

  // MARK: Parts

  private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
    try expect("[", "expected a view in brackets")
    let start = place
    let name = word()
    guard !name.isEmpty else { throw error("expected the name of a view") }
    guard names.contains(name) else {
      place = start
      throw error("unknown view \(name)\(hint(for: name, names))")
    }
    var sizes: [VisualFormat.Predicate] = []
    if consume("(") { sizes = try predicates(allowsViews: true) }
    try expect("]", "expected ']' after the view")
    return VisualFormat.Part(name: name, sizes: sizes)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard consume("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if consume("(") {
      predicates = try self.predicates(allowsViews: false)
    } else {
      let length = VisualFormat.Length.points(try number(allowsSign: false))
      predicates = [.init(relation: .equal, length: length, priority: 1000)]
    }
    try expect("-", "expected '-' after the gap")
    return .sized(predicates)
  }

  /// Parses the predicates of a list after its opening parenthesis.
  private mutating func predicates(allowsViews: Bool) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate(allowsViews)) } while consume(",")
    try expect(")", "expected ')' after the predicates")
    return result
  }

  private mutating func predicate(_ allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "<=>".contains(sign) {
      let start = place
      place += 1
      guard consume("=") else {
        place = start
        throw error("expected ==, <= or >=")
      }
      relation =
        sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }
    let length = try self.length(allowsViews)
    var priority: Float = 1000
    if consume("@") {
      let start = place
      priority = Float(try number(allowsSign: false))
      guard priority > 0, priority <= 1000 else {
        place = start
        throw error("a priority has to be above 0 and up to 1000")
      }
    }
    return VisualFormat.Predicate(relation: relation, length: length, priority: priority)
  }

  private mutating func length(_ allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Length
  {
    let start = place
    let name = word()
    place = start
    guard !name.isEmpty, metrics[name] == nil else { return .points(try number(allowsSign: true)) }
    guard allowsViews else { throw unknownMetric(name) }
    guard names.contains(name) else {
      let known = names.union(metrics.keys)
      throw error("unknown metric or view \(name)\(hint(for: name, known))")
    }
    place += name.count
    return .view(name)
  }

  private func unknownMetric(_ name: String) -> VisualFormatError {
    error("unknown metric \(name)\(hint(for: name, Set(metrics.keys)))")
  }

  private func hint(for name: String, _ known: Set<String>) -> String {
    UnknownName.hint(
      for: name, among: known.sorted(), called: "the names in the dictionary",
      none: "the dictionary has no names")
  }

  /// Parses a number, or the name of one.
  private mutating func number(allowsSign: Bool) throws(VisualFormatError) -> Double {
    let start = place
    let name = word()
    if !name.isEmpty {
      if let metric = metrics[name] { return metric }
      place = start
      throw unknownMetric(name)
    }
    if allowsSign, next == "-" { place += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      place += 1
    }
    guard let number = Double(String(characters[start..<place])) else {
      place = start
      throw error("expected a number or the name of a metric")
    }
    return number
  }

  // MARK: Characters

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func consume(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Character, _ message: String)
    throws(VisualFormatError)
  { if !consume(character) { throw error(message) } }

  /// Parses a name: letters, digits and underscores that do not begin with a digit.
  private mutating func word() -> String {
    let start = place
    while let character = next, character.isASCII,
      character.isLetter || character == "_" || (place > start && character.isNumber)
    {
      place += 1
    }
    return String(characters[start..<place])
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: place)
  }
}
