/// The kind of place that has a credential.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  /// On the device.
  case platform = 0
  /// On another device.
  case crossPlatform = 1
}
