/// The parts of a sample that most samples do not have.
final class HealthDetails: Sendable {
  /// The content; `nil` for a quantity.
  let content: HealthContent?
  let device: HealthDevice?
  let metadata: [String: HealthMetadataValue]
  let workout: HealthUUID?

  /// Creates the details of a sample; `nil` if it has none.
  init?(_ sample: HealthSample) {
    if case .quantity = sample.content { content = nil } else { content = sample.content }
    device = sample.device
    metadata = sample.metadata
    workout = sample.workout
    guard content != nil || device != nil || !metadata.isEmpty || workout != nil else {
      return nil
    }
  }
}
