import TactusJSON
import TactusPhoneLink
import TactusPhoneTypes

extension StepReader {
  /// Reads the settings whose values name apps.
  static func permissions(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting?] {
    [try pastePermissions(object), try customKeyboards(object)]
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
