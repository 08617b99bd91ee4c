/// A timer that is sent to its caller, which is isolated to the main actor as well.
///
/// Sendable because sender and receiver are on the main actor.
struct TransferredTimer: @unchecked Sendable {
  let timer: Timer

  init(_ timer: Timer) { self.timer = timer }
}
