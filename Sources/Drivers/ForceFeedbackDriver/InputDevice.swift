import PhoneHardware

/// An input device of this machine that can do force feedback.
package struct InputDevice: Sendable, Equatable {
  /// The kernel's short name, such as `event5`.
  package var node: String
  /// Where it is opened.
  package var path: String
  /// What its maker calls it.
  package var title: String
  /// Which effects it knows, where sysfs says so.
  package var abilities: EffectAbilities

  /// Names every part.
  package init(node: String, path: String, title: String, abilities: EffectAbilities) {
    self.node = node
    self.path = path
    self.title = title
    self.abilities = abilities
  }

  /// What to write to play on it.
  package var address: ActuatorAddress {
    ActuatorAddress(family: ForceFeedbackDirectory.family, device: node)
  }

  /// Whether this is what a person named: by node, path, or title in any case.
  package func isCalled(_ name: String) -> Bool {
    node == name || path == name || title.lowercased() == name.lowercased()
  }

  /// What it is, as lists show it.
  ///
  /// - Parameter slotCount: How many effects it holds, where it could be asked.
  /// - Parameter isUsual: Whether it is the one that is taken without a name.
  /// - Parameter availability: Whether it can be used.
  package func description(
    slotCount: Int? = nil, isUsual: Bool = false,
    availability: ActuatorDescription.Availability = .ready
  ) -> ActuatorDescription {
    var facts = [abilities.words.joined(separator: " + ")].filter { !$0.isEmpty }
    if let slotCount { facts.append(slotCount == 1 ? "1 effect" : "\(slotCount) effects") }
    return ActuatorDescription(
      address, title: title, abilities: [.rumble, .realTime], facts: facts, isUsual: isUsual,
      availability: availability)
  }
}
