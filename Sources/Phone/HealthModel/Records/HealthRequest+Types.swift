extension HealthRequest {
  /// The identifiers of the types that the request is about.
  var types: [String] {
    switch self {
    case .authorize(let share, let read, _): Array(Set(share + read)).sorted()
    case .save(let samples), .stage(let samples):
      Array(Set(samples.map(\.type.identifier))).sorted()
    case .deleteAll(let type, _), .samples(let type, _, _, _, _), .statistics(let type, _, _, _),
      .sources(let type), .characteristic(let type), .deliver(let type, _):
      [type]
    case .changes(let selections, _, _): Array(Set(selections.map(\.type))).sorted()
    case .observe(let types): types
    case .access, .delete, .objects: []
    }
  }
}
