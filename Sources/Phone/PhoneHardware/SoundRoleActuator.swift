/// An actuator whose device treats sound by its purpose.
public protocol SoundRoleActuator: Actuator {
  /// Sets the purpose of what plays now, and of what will be played; returns before that has an
  /// effect.
  ///
  /// - Thread: any, except `whenOver`.
  func setRole(_ role: SoundRole)
}
