// The fields of forms (QuickLook.PA5).

extension PDFAnnotation {
  /// The field type.
  public var widgetFieldType: PDFAnnotationWidgetSubtype {
    get { PDFAnnotationWidgetSubtype(rawValue: entry("/FT") ?? "") }
    set { set(newValue.rawValue, "/FT") }
  }

  /// The control type of a button.
  public var widgetControlType: PDFWidgetControlType {
    get {
      guard widgetFieldType == .button else { return .unknownControl }
      if fieldFlags & FieldFlag.pushButton != 0 { return .pushButtonControl }
      return fieldFlags & FieldFlag.radio != 0 ? .radioButtonControl : .checkBoxControl
    }
    set {
      setFlag(FieldFlag.pushButton, newValue == .pushButtonControl)
      setFlag(FieldFlag.radio, newValue == .radioButtonControl)
    }
  }

  /// The name of a field, which fields with one value share.
  public var fieldName: String? {
    get { entry("/T") }
    set { set(newValue, "/T") }
  }

  /// The string value of a text or choice field.
  public var widgetStringValue: String? {
    get { entry("/V") }
    set { set(newValue, "/V") }
  }

  /// The default string value of a text or choice field, to which a reset returns.
  public var widgetDefaultStringValue: String? {
    get { entry("/DV") }
    set { set(newValue, "/DV") }
  }

  /// The state of a check box or of one button of several.
  public var buttonWidgetState: PDFWidgetCellState {
    get {
      let state = entry("/AS") ?? entry("/V") ?? "/Off"
      return state == "/Off" || state == "Off" ? .offState : .onState
    }
    set { setButton(newValue == .offState ? "/Off" : "/" + buttonWidgetStateString) }
  }

  /// The name of the on state of a button.
  public var buttonWidgetStateString: String {
    get { entry("onState") ?? "Yes" }
    set {
      let isOn = buttonWidgetState == .onState
      stored["onState"] = newValue.hasPrefix("/") ? String(newValue.dropFirst()) : newValue
      if isOn { setButton("/" + buttonWidgetStateString) }
      changed()
    }
  }

  /// The titles of the options of a choice field.
  public var choices: [String]? {
    get { options?.map { $0.last ?? "" } }
    set {
      let old = values
      set(
        newValue?.enumerated().map { index, text -> Any in
          guard let old, old.indices.contains(index), old[index] != text else { return text }
          return [old[index], text]
        }, "/Opt")
    }
  }

  /// The values of the options of a choice, which a document stores.
  public var values: [String]? {
    get { options?.map { $0.first ?? "" } }
    set {
      let texts = choices ?? []
      set(
        newValue?.enumerated().map { index, value -> Any in
          texts.indices.contains(index) && texts[index] != value ? [value, texts[index]] : value
        }, "/Opt")
    }
  }

  /// The caption of a button.
  public var caption: String? {
    get { characteristics.caption }
    set {
      let all = characteristics
      all.caption = newValue
      set(all, "/MK")
    }
  }

  /// The background color of a widget.
  public var backgroundColor: UIColor? {
    get { characteristics.backgroundColor }
    set {
      let all = characteristics
      all.backgroundColor = newValue
      set(all, "/MK")
    }
  }

  /// The maximum number of characters of a text field; 0 for no limit.
  public var maximumLength: Int {
    get { integer("/MaxLen") }
    set { set(newValue, "/MaxLen") }
  }

  /// Whether a text field is multiline.
  public var isMultiline: Bool {
    get { fieldFlags & FieldFlag.multiline != 0 }
    set { setFlag(FieldFlag.multiline, newValue) }
  }

  /// Whether a text field hides its characters, as for passwords.
  public var isPasswordField: Bool { fieldFlags & FieldFlag.password != 0 }

  /// Whether a text field is a comb: its characters have equally wide cells.
  public var hasComb: Bool {
    get { fieldFlags & FieldFlag.comb != 0 }
    set { setFlag(FieldFlag.comb, newValue) }
  }

  /// Whether the field is read-only.
  public var isReadOnly: Bool {
    get { fieldFlags & FieldFlag.readOnly != 0 }
    set { setFlag(FieldFlag.readOnly, newValue) }
  }

  /// Whether a choice field is a list; otherwise it is a combo box.
  public var isListChoice: Bool {
    get { fieldFlags & FieldFlag.combination == 0 }
    set { setFlag(FieldFlag.combination, !newValue) }
  }

  /// Whether all radio buttons of a group may be off.
  public var allowsToggleToOff: Bool {
    get { fieldFlags & FieldFlag.staysOn == 0 }
    set { setFlag(FieldFlag.staysOn, !newValue) }
  }

  /// Whether radio buttons with the same state are on in unison.
  public var radiosInUnison: Bool {
    get { fieldFlags & FieldFlag.unison != 0 }
    set { setFlag(FieldFlag.unison, newValue) }
  }

  /// Whether the annotation is a text field that the user can edit.
  public var isActivatableTextField: Bool {
    type == "Widget" && widgetFieldType == .text && !isReadOnly
  }

  // MARK: Internals

  /// The bits of the field flags; documented by the format.
  private enum FieldFlag {
    static let readOnly = 1 << 0
    static let multiline = 1 << 12
    static let password = 1 << 13
    static let staysOn = 1 << 14
    static let radio = 1 << 15
    static let pushButton = 1 << 16
    static let combination = 1 << 17
    static let comb = 1 << 24
    static let unison = 1 << 25
  }

  private var fieldFlags: Int { integer("/Ff") }

  private func setFlag(_ flag: Int, _ isSet: Bool) {
    set(isSet ? fieldFlags | flag : fieldFlags & ~flag, "/Ff")
  }

  /// The options of a choice field, each with its value and title.
  private var options: [[String]]? {
    let options: [Any]? = entry("/Opt")
    return options?.map { option in
      (option as? String).map { [$0] } ?? option as? [String] ?? []
    }
  }

  private func setButton(_ state: String) {
    stored["/AS"] = state
    set(state, "/V")
    // In a group of radio buttons, only one is on.
    guard state != "/Off", widgetControlType == .radioButtonControl, let page else { return }
    for other in page.annotations
    where other !== self && other.fieldName == fieldName
      && other.widgetControlType == .radioButtonControl && other.buttonWidgetState == .onState
      && !(radiosInUnison && other.buttonWidgetStateString == buttonWidgetStateString)
    {
      other.stored["/AS"] = "/Off"
      other.set(state, "/V")
    }
  }

  /// Performs a tap on a button, and returns whether the annotation is one (QuickLook.PA5).
  func toggle() -> Bool {
    guard type == "Widget", !isReadOnly else { return false }
    switch widgetControlType {
    case .checkBoxControl:
      buttonWidgetState = buttonWidgetState == .onState ? .offState : .onState
    case .radioButtonControl:
      if buttonWidgetState == .offState {
        buttonWidgetState = .onState
      } else if allowsToggleToOff {
        buttonWidgetState = .offState
      }
    default: return false
    }
    return true
  }
}
