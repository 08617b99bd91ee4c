import TactusPhoneLink
import TactusPhoneTypes

/// One place in the order in which a phone handles an event: a part, or something that the kernel
/// does as time passes.
struct PhoneStage: Sendable {
  /// The services of apps that the stage provides.
  let services: [ServiceName]
  /// Whether the stage is a part, which handles more than the passing of time.
  let isPart: Bool
  /// Whether the stage has deadlines.
  let hasDeadlines: Bool
  /// Handles an event.
  let handle: @Sendable (inout Phone, PartEvent) -> [PhoneEffect]
  /// Returns the next instant at which the stage has something to do without input.
  let nextDeadline: @Sendable (borrowing Phone) -> PhoneInstant?

  /// Creates the stage of a part.
  init<Part: PhonePart>(_ part: any WritableKeyPath<PhoneParts, Part> & Sendable) {
    services = Part.services
    isPart = true
    hasDeadlines = Part.hasDeadlines
    handle = { phone, event in
      let actions = phone.parts[keyPath: part].handle(event, in: phone.kernel)
      return actions.isEmpty ? [] : phone.carryOut(actions)
    }
    nextDeadline = { phone in phone.parts[keyPath: part].nextDeadline(in: phone.kernel) }
  }

  /// Creates a stage of the kernel.
  init(_ pass: @escaping @Sendable (inout Phone) -> [PhoneEffect]) {
    services = []
    isPart = false
    hasDeadlines = true
    handle = { phone, _ in pass(&phone) }
    nextDeadline = { _ in nil }
  }
}
