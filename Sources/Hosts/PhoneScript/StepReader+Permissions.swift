import TactusJSON
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

extension StepReader {
  /// Reads the settings whose values name apps.
  static func permissions(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting?] {
    [
      try pastePermissions(object), try elementNames(object), try permissionRecords(object),
      try restricted(object),
      try customKeyboards(object),
    ]
  }

  /// Reads the keyboards of apps (Keyboards.CU2).
  private static func customKeyboards(
    _ object: StepObject
  ) throws(SourceTextError) -> PhoneSetting? {
    let key = "Keyboards of Apps"
    guard object.hasMember(key) else { return nil }
    guard let texts = try object.texts(key), let choices = CustomKeyboardChoices(texts: texts)
    else {
      throw object.error(
        key,
        expected: "identifiers of keyboards, each once, with =current for one of them and "
          + "=access for full access, such as [\"com.example.Chess.Keyboard=current=access\"]")
    }
    return .customKeyboards(choices)
  }

  /// Reads the permissions of apps (Permissions.SC1).
  private static func permissionRecords(
    _ object: StepObject
  ) throws(SourceTextError) -> PhoneSetting? {
    let key = "Permissions"
    guard object.hasMember(key) else { return nil }
    let expected =
      "an app or *, a resource and its status, such as [\"com.example.Notes=camera=denied\"]; the "
      + "resources are " + ProtectedResource.allCases.map(\.rawValue).joined(separator: ", ")
      + ", and the statuses " + PermissionStatus.allCases.map(\.rawValue).joined(separator: ", ")
    guard let texts = try object.texts(key) else { throw object.error(key, expected: expected) }
    var permissions = PermissionSettings()
    for text in texts {
      guard permissions.add(text) else { throw object.error(key, expected: expected) }
    }
    return .permissions(permissions)
  }

  /// Reads the resources that no app may use (Permissions.PE2).
  private static func restricted(_ object: StepObject) throws(SourceTextError) -> PhoneSetting? {
    let key = "Restricted"
    guard object.hasMember(key) else { return nil }
    guard let texts = try object.texts(key) else {
      throw object.error(key, expected: "resources, such as [\"camera\"]")
    }
    let resources = texts.compactMap { ProtectedResource(rawValue: $0) }
    guard resources.count == texts.count else {
      let all = ProtectedResource.allCases.map(\.rawValue).joined(separator: ", ")
      throw object.error(key, expected: "resources of \(all)")
    }
    return .restricted(Set(resources))
  }

  /// Reads the names that the user has given to elements (VoiceOver.LB3).
  private static func elementNames(_ object: StepObject) throws(SourceTextError) -> PhoneSetting? {
    let key = "VoiceOver Labels"
    guard object.hasMember(key) else { return nil }
    var settings = PhoneSettings()
    guard let texts = try object.texts(key), settings.setElementNames(texts) else {
      throw object.error(
        key, expected: "names such as [\"com.example.Scale\\tUIButton\\tid tare\\tTare\"]")
    }
    return .elementNames(texts)
  }

  /// Reads the decisions whether apps read what other apps have copied (Pasteboard.PP8).
  private static func pastePermissions(_ object: StepObject) throws(SourceTextError)
    -> PhoneSetting?
  {
    let key = "Paste from Other Apps"
    guard object.hasMember(key) else { return nil }
    let expected = "apps with Ask, Deny or Allow, such as [\"com.example.Mail=Allow\"]"
    guard let texts = try object.texts(key) else { throw object.error(key, expected: expected) }
    var permissions: [BundleIdentifier: PastePermission] = [:]
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let bundle = BundleIdentifier(parts[0]),
        let permission = PastePermission(rawValue: parts[1])
      else { throw object.error(key, expected: expected) }
      permissions[bundle] = permission
    }
    return .pastePermissions(permissions)
  }
}
