import TactusHapticPatterns
import TactusJSON
import TactusPhoneTypes

extension StepReader {
  func expectation(_ object: StepObject) throws(SourceTextError) -> Expectation {
    if object.hasMember("haptics") {
      if object.isNumber("haptics") {
        let count = try object.integer("haptics", in: 0...1_000_000) ?? 0
        try object.refuseUnknownKeys()
        return .hapticCount(count)
      }
      let known = ["pattern"] + Feedback.allCases.map(\.rawValue)
      guard let names = try object.names("haptics", among: known, called: "the names") else {
        throw object.error("haptics", expected: "a number, or a list of names")
      }
      try object.refuseUnknownKeys()
      return .haptics(names)
    }
    if object.hasMember("parameter") {
      guard let id = try object.choice("parameter", of: DynamicParameter.ID.self),
        let value = try object.number("is", in: -1...1)
      else {
        try object.refuseMisspellings(of: ["is"])
        throw object.error("expected the name of a “parameter”, and the value it “is”")
      }
      try object.refuseUnknownKeys()
      return .parameter(id, Float(value))
    }
    for key in ["announced", "opened", "copied", "speech"] where object.hasMember(key) {
      guard let texts = try object.texts(key) else {
        throw object.error(key, expected: "a list of strings")
      }
      try object.refuseUnknownKeys()
      switch key {
      case "opened": return .openings(texts)
      case "copied": return .copies(texts)
      case "speech": return .speech(texts)
      default: return .announcements(texts)
      }
    }
    if object.hasMember("commands") { return try Self.commands(object) }
    guard let target = try optionalTarget(object) else {
      let keys = [
        "label", "identifier", "haptics", "parameter", "announced", "opened", "copied", "commands",
        "speech",
      ]
      try object.refuseMisspellings(of: keys)
      let words = keys.map { "“\($0)”" }
      throw object.error(
        "expected \(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])")
    }
    if case .point = target { throw object.error("at", expected: "“label” or “identifier”") }
    let expectation = Expectation.element(
      target, value: try object.text("value"), isThere: try object.flag("exists") ?? true)
    try object.refuseUnknownKeys()
    return expectation
  }
}
