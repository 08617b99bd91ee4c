import TactusPhoneTypes

/// The user's choices of custom keyboards.
public struct CustomKeyboardChoices: Sendable, Equatable {
  /// The keyboards that the user has added, in the order of the globe key.
  public private(set) var active: [BundleIdentifier] = []
  /// The keyboard with which text is typed now; `nil` for the system's.
  public private(set) var current: BundleIdentifier?
  /// The keyboards with full access.
  public private(set) var fullAccess: Set<BundleIdentifier> = []

  /// Creates the choices of a new phone: no keyboards.
  public init() {}

  /// Replaces the keyboards; the current one is kept if it is among them, and so is full access.
  ///
  /// - Returns: Whether each occurs once, and there are no more than `LinkLimits.customKeyboards`.
  @discardableResult
  public mutating func replace(with new: [BundleIdentifier]) -> Bool {
    guard Set(new).count == new.count, new.count <= LinkLimits.customKeyboards else { return false }
    active = new
    fullAccess.formIntersection(new)
    if let current, !new.contains(current) { self.current = nil }
    return true
  }

  /// Makes a keyboard the current one, and adds it at the end if it is missing; `nil` selects the
  /// system's.
  public mutating func select(_ keyboard: BundleIdentifier?) {
    guard let keyboard else { return current = nil }
    if !active.contains(keyboard) { guard replace(with: active + [keyboard]) else { return } }
    current = keyboard
  }

  /// Allows or withdraws full access of a keyboard that the user has added.
  public mutating func setFullAccess(_ isAllowed: Bool, of keyboard: BundleIdentifier) {
    guard active.contains(keyboard) else { return }
    if isAllowed { fullAccess.insert(keyboard) } else { fullAccess.remove(keyboard) }
  }
}
