/// The order in which a phone handles an event.
struct PhoneOrder: Sendable {
  /// The parts.
  let parts: [PhoneStage]
  /// The stages with deadlines.
  let stagesOfTime: [PhoneStage]
  /// The parts with deadlines.
  let partsWithDeadlines: [PhoneStage]

  /// Creates the order of stages.
  init(_ stages: [PhoneStage]) {
    parts = stages.filter(\.isPart)
    stagesOfTime = stages.filter(\.hasDeadlines)
    partsWithDeadlines = parts.filter(\.hasDeadlines)
  }
}
