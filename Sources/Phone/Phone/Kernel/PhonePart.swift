import TactusPhoneLink
import TactusPhoneTypes

/// A part of a phone: a value with a state of its own.
///
/// It sees the kernel and no other part. What it wants of both, it returns as actions, which the
/// phone carries out in order, each before the next.
protocol PhonePart: Sendable {
  /// The name by which answers find the part that has asked.
  static var name: String { get }
  /// The services of apps that the part provides.
  static var services: [ServiceName] { get }
  /// Whether the part has deadlines, and so handles `tick`.
  static var hasDeadlines: Bool { get }

  /// Handles an event.
  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction]

  /// Returns the next instant at which the state changes without input; a `tick` then makes the
  /// change.
  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant?
}

extension PhonePart {
  static var services: [ServiceName] { [] }
  static var hasDeadlines: Bool { false }
  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant? { nil }
}
