import TactusJSON
import TactusPhone
import TactusPhoneScript
import TactusTextFormatting

/// The persistent settings of a phone as texts: JSON values by the names of scripts (Settings.SE6).
public enum StoredSettings {
  /// Returns the persistent settings as texts by name.
  static func texts(
    _ settings: PhoneSettings, _ environment: PhoneEnvironment
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for setting in PhoneSetting.all(settings, environment) where setting.isLasting {
      let (name, value) = setting.member
      texts[name] = value.line
    }
    return texts
  }

  /// Reads a setting.
  ///
  /// - Returns: The setting; or the reason why the text is not one, for a message to the user.
  public static func setting(
    _ name: String, _ text: String
  ) -> Result<PhoneSetting, SimulatorError> {
    let step = JSONOutput.object([(name, .null)]).line.dropLast("null}".count)
    let script: PhoneScript
    do throws(SourceTextError) {
      script = try PhoneScript(text: #"{"set": \#(step)\#(text)}}"#, name: name)
    } catch {
      return .failure(SimulatorError(error.diagnostic.message))
    }
    guard script.steps.count == 1, case .set(let found)? = script.steps.first?.action,
      let setting = found.first, found.count == 1, setting.member.0 == name, setting.isLasting
    else { return .failure(SimulatorError("it is no setting of the phone")) }
    return .success(setting)
  }
}

extension SimulatorOptions {
  /// Sets the initial settings of the phone to those of its store (Settings.SE6).
  ///
  /// - Parameter chosen: Settings that hold for this run in place of stored ones.
  /// - Returns: A message for each stored value that cannot be used; its setting keeps its value.
  public mutating func restoreSettings(overriddenBy chosen: [PhoneSetting] = []) -> [String] {
    var messages: [String] = []
    let stored = apps?.library.phoneSettings ?? [:]
    for (name, text) in stored.sorted(by: { $0.key < $1.key }) {
      switch StoredSettings.setting(name, text) {
      case .success(let setting): setting.apply(to: &settings, &environment)
      case .failure(let error):
        messages.append("the stored setting '\(name)' is not used: \(error.message)")
      }
    }
    for setting in chosen { setting.apply(to: &settings, &environment) }
    return messages
  }
}
