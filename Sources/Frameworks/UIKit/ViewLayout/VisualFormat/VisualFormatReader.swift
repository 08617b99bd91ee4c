/// Reads a visual format, character by character.
///
/// The grammar is that of Apple's guide to Auto Layout. Step VL12 is in
/// `Documentation/Behaviour/ViewLayout.md`.
struct VisualFormatReader {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private let names: Set<String>
  private var place = 0

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - metrics: Numbers that it calls by names.
  ///   - views: What it calls the views.
  init(_ format: String, metrics: [String: Double], views: Set<String>) {
    (self.format, self.metrics, names) = (format, metrics, views)
    characters = Array(format)
  }

  mutating func read() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if next == "H" || next == "V" {
      result.axis = next == "H" ? .horizontal : .vertical
      place += 1
      try expect(":", "a colon has to follow the direction")
    }
    if take("|") { result.leadingGap = try gap() }
    result.parts.append(try part())
    while place < characters.count {
      let gap = try gap()
      if take("|") {
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
    try expect("[", "a view is expected here, in brackets")
    let start = place
    let name = word()
    guard !name.isEmpty else { throw error("a view has a name") }
    guard names.contains(name) else {
      place = start
      throw error("no view is called \(name)")
    }
    var sizes: [VisualFormat.Predicate] = []
    if take("(") { sizes = try predicates(allowsViews: true) }
    try expect("]", "a view ends with a bracket")
    return VisualFormat.Part(name: name, sizes: sizes)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates(allowsViews: false)
    } else {
      let length = VisualFormat.Length.points(try number(allowsSign: false))
      predicates = [.init(relation: .equal, length: length, priority: 1000)]
    }
    try expect("-", "a gap ends with a hyphen")
    return .sized(predicates)
  }

  /// Those of a list whose opening parenthesis has been read.
  private mutating func predicates(allowsViews: Bool) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate(allowsViews)) } while take(",")
    try expect(")", "what is said of a length ends with a parenthesis")
    return result
  }

  private mutating func predicate(_ allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "<=>".contains(sign) {
      let start = place
      place += 1
      guard take("=") else {
        place = start
        throw error("relations are ==, <= and >=")
      }
      relation =
        sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }
    let length = try self.length(allowsViews)
    var priority: Float = 1000
    if take("@") {
      let start = place
      priority = Float(try number(allowsSign: false))
      guard priority > 0, priority <= 1000 else {
        place = start
        throw error("priorities are above 0 and up to 1000")
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
    guard allowsViews else { throw error("no metric is called \(name)") }
    guard names.contains(name) else { throw error("no metric and no view is called \(name)") }
    place += name.count
    return .view(name)
  }

  /// A number, or the name of one.
  private mutating func number(allowsSign: Bool) throws(VisualFormatError) -> Double {
    let start = place
    let name = word()
    if !name.isEmpty {
      if let metric = metrics[name] { return metric }
      place = start
      throw error("no metric is called \(name)")
    }
    if allowsSign, next == "-" { place += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      place += 1
    }
    guard let number = Double(String(characters[start..<place])) else {
      place = start
      throw error("a number is expected here, or the name of one")
    }
    return number
  }

  // MARK: Characters

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Character, _ message: String)
    throws(VisualFormatError)
  { if !take(character) { throw error(message) } }

  /// Letters, digits and underscores that do not begin with a digit.
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
