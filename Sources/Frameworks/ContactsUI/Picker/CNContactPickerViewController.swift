internal import TactusFormRows

/// A view controller in which the user selects contacts or their properties.
///
/// Steps Contacts.CP1…
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// The keys of the properties shown on a contact's page; `nil` for all.
  open var displayedPropertyKeys: [String]?
  /// The delegate.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The predicate that decides which contacts can be selected; `nil` for all.
  @NSCopying open var predicateForEnablingContact: NSPredicate?
  /// The predicate that decides whether selecting a contact returns it, or shows its page.
  @NSCopying open var predicateForSelectionOfContact: NSPredicate?
  /// The predicate that decides whether selecting a property returns it, or performs its action.
  @NSCopying open var predicateForSelectionOfProperty: NSPredicate?

  // MARK: View

  /// Adds the list of contacts.
  open override func viewDidLoad() {
    super.viewDidLoad()
    methods = PickerMethods(delegate)
    list.title = "Contacts"
    list.selectsSeveral = methods.selectsSeveral
    list.onSelect = { [weak self] in self?.select($0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    if methods.selectsSeveral {
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.returnSeveral() })
    }
    navigation.viewControllers = [list]
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    PickerPermission.ask(.contacts, for: "CNContactPickerViewController") { [weak self] in
      self?.load()
    }
  }

  /// Updates the contacts if the picker is presented again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented, hasAppeared else { return hasAppeared = true }
    navigation.popToRootViewController(animated: false)
    list.clear()
    load()
  }

  /// Notifies the delegate if the picker was dismissed by dragging.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Contacts.CP8. A drag that closes the sheet cancels.
    if isBeingDismissed, !isFinished { delegate?.contactPickerDidCancel(self) }
    isFinished = false
  }

  // MARK: Internals

  private let navigation = UINavigationController()
  private let list = ContactListController()
  private var card: ContactCardPage?
  private lazy var methods = PickerMethods(delegate)
  private var hasAppeared = false
  private var isFinished = false

  /// Reads the contacts (Contacts.CP2).
  private func load() {
    let request = CNContactFetchRequest(keysToFetch: [CNContact.descriptorForAllKeys()])
    request.sortOrder = .userDefault
    var rows: [PickerRow] = []
    do {
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        rows += self.rows(of: contact)
      }
    } catch {
      // Without permission there are no contacts, according to PickerPermission.
      rows = []
    }
    list.show(rows)
  }

  // Contacts.CP5, Contacts.CP7.
  private func rows(of contact: CNContact) -> [PickerRow] {
    let isEnabled = predicateForEnablingContact?.evaluate(with: contact) ?? true
    guard methods.properties else {
      // Contacts that cannot be returned cannot be selected in a multiple selection.
      let isReturned =
        !methods.contacts || predicateForSelectionOfContact?.evaluate(with: contact) ?? true
      return [PickerRow(contact: contact, isEnabled: isEnabled && isReturned)]
    }
    return fields(of: contact).filter { isReturned($0.property(of: contact)) }
      .map { PickerRow(contact: contact, field: $0, isEnabled: isEnabled) }
  }

  private func fields(of contact: CNContact) -> [ContactField] {
    ContactField.fields(of: contact, displayedPropertyKeys.map { Set($0) })
  }

  private func isReturned(_ property: CNContactProperty) -> Bool {
    predicateForSelectionOfProperty?.evaluate(with: property) ?? true
  }

  // MARK: Selecting

  // Contacts.CP4.
  private func select(_ row: PickerRow) {
    let contact = row.contact
    if methods.contact, predicateForSelectionOfContact?.evaluate(with: contact) ?? true {
      finish { $0.contactPicker(self, didSelect: contact) }
    } else {
      show(contact)
    }
  }

  private func show(_ contact: CNContact) {
    let page = ContactCardPage(contact, displayedPropertyKeys.map { Set($0) })
    page.table.title = CNContactFormatter.string(from: contact, style: .fullName)
    page.onSelect = { [weak self] field in self?.select(field.property(of: contact), field) }
    page.update()
    card = page
    navigation.pushViewController(page.table, animated: UIView.areAnimationsEnabled)
  }

  // Contacts.CP6.
  private func select(_ property: CNContactProperty, _ field: ContactField) {
    if methods.property, isReturned(property) {
      finish { $0.contactPicker(self, didSelect: property) }
    } else {
      field.performAction()
    }
  }

  private func returnSeveral() {
    let rows = list.selected
    finish { delegate in
      if methods.properties {
        delegate.contactPicker(
          self,
          didSelectContactProperties: rows.compactMap { $0.field?.property(of: $0.contact) })
      } else {
        delegate.contactPicker(self, didSelect: rows.map(\.contact))
      }
    }
  }

  private func cancel() { finish { $0.contactPickerDidCancel(self) } }

  /// Calls the delegate, and dismisses the picker unless the delegate has done so (Contacts.CP8).
  private func finish(_ call: (any CNContactPickerDelegate) -> Void) {
    guard !isFinished else { return }
    isFinished = true
    if let delegate { call(delegate) }
    guard !isBeingDismissed else { return }
    // A search presented by the list is dismissed along with the picker.
    presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
