import TactusPhoneHardware

/// An input device of this machine with force feedback.
package struct InputDevice: Sendable, Equatable {
  /// The kernel's short name, such as `event5`.
  package var node: String
  /// The path of the device file.
  package var path: String
  /// The name given by the manufacturer.
  package var title: String
  /// The supported effects, as reported by sysfs.
  package var abilities: EffectAbilities

  /// Creates a device.
  package init(node: String, path: String, title: String, abilities: EffectAbilities) {
    self.node = node
    self.path = path
    self.title = title
    self.abilities = abilities
  }

  /// The address of the device.
  package var address: ActuatorAddress {
    ActuatorAddress(family: ForceFeedbackDirectory.family, device: node)
  }

  /// Returns whether a name is the node, the path or, in any case, the title of the device.
  package func isCalled(_ name: String) -> Bool {
    node == name || path == name || title.lowercased() == name.lowercased()
  }

  /// Returns the description of the device for lists.
  ///
  /// - Parameter slotCount: The maximum number of effects, if known.
  /// - Parameter isDefault: Whether the device is the default.
  /// - Parameter availability: The availability of the device.
  package func description(
    slotCount: Int? = nil, isDefault: Bool = false,
    availability: ActuatorDescription.Availability = .ready
  ) -> ActuatorDescription {
    var details = [abilities.words.joined(separator: " + ")].filter { !$0.isEmpty }
    if let slotCount { details.append(slotCount == 1 ? "1 effect" : "\(slotCount) effects") }
    return ActuatorDescription(
      address, title: title, abilities: [.rumble, .realTime], details: details,
      isDefault: isDefault,
      availability: availability)
  }
}
