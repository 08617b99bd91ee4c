internal import TactusCrashReports
internal import TactusPermissions

/// The usage descriptions for health data in an app's property list.
enum HealthPurpose {
  /// Returns the usage descriptions for the user; traps if one is missing, or if a type cannot be
  /// requested (Health.PU1, Health.PU2).
  static func check(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> String {
    programmingPrecondition(
      !share.isEmpty || !read.isEmpty,
      "HKHealthStore.requestAuthorization: there must be at least one type to share or to read",
      exception: HKObjectType.invalidArgument)
    let disallowed =
      share.filter { !$0.model.isShareable || !$0.model.isRequestable }.map(\.identifier)
      + read.filter { !$0.model.isRequestable || $0.requiresPerObjectAuthorization() }
      .map(\.identifier)
    programmingPrecondition(
      disallowed.isEmpty,
      "Authorization to the following types is disallowed: "
        + disallowed.sorted().joined(separator: ", "), exception: HKObjectType.invalidArgument)
    var texts: [String] = []
    if !share.isEmpty { texts.append(text("NSHealthUpdateUsageDescription", "save")) }
    // Clinical records have a usage description of their own (documented).
    let records = read.filter { $0 is HKClinicalType }
    if read.count > records.count { texts.append(text("NSHealthShareUsageDescription", "read")) }
    if !records.isEmpty {
      texts.append(text("NSHealthClinicalHealthRecordsShareUsageDescription", "read"))
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func text(_ key: String, _ use: String) -> String {
    let list = Bundle.main.infoDictionary ?? [:]
    guard PurposeString.isOfApp(list) else {
      RuntimeWarning.once(
        "the program asks to \(use) health data and has no Info.plist; an app without \(key) in it "
          + "ends", kind: "note")
      return ""
    }
    guard let text = list[key] as? String, !text.isEmpty else {
      programmingError(
        "\(key) must be set in the app's Info.plist in order to request authorization to \(use) "
          + "health data", exception: HKObjectType.invalidArgument)
    }
    return Bundle.main.localizedString(forKey: key, value: text, table: "InfoPlist")
  }
}
