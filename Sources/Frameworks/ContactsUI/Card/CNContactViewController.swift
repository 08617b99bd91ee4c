internal import TactusFormRows

/// A view controller that shows a contact, and lets the user edit it or add a new one.
///
/// It must be in a navigation controller, whose bar shows its buttons. Steps Contacts.CC1…
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  // MARK: Creating

  /// Returns the descriptor of the properties that a shown contact needs: all of them.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContact.descriptorForAllKeys()
  }

  /// Creates a controller for a contact of the store; one without the required properties traps.
  public convenience init(for contact: CNContact) {
    self.init(contact, .known)
  }

  /// Creates a controller for a contact that is not in the store, which offers to add it.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, .unknown)
  }

  /// Creates a controller with which the user adds a contact.
  ///
  /// - Parameter contact: The initial values; `nil` for none.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), .new)
  }

  /// Creates a controller for an empty contact that is not in the store.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    contact = CNContact()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of an empty contact; archives have none.
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }

  private convenience init(_ contact: CNContact, _ purpose: Purpose) {
    guard contact.areKeysAvailable([Self.descriptorForRequiredKeys()]) else {
      NSException(
        name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
        reason: "The contact lacks some of the keys of descriptorForRequiredKeys()"
      ).raise()
    }
    self.init(nibName: nil, bundle: nil)
    (self.contact, self.purpose) = (contact, purpose)
  }

  // MARK: Properties

  /// The contact, with the changes that the user has saved.
  open internal(set) var contact: CNContact
  /// The keys or key descriptors of the shown properties; `nil` for all.
  open var displayedPropertyKeys: [Any]?
  /// The delegate.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store of the contact; `nil` for a new one of the app.
  open var contactStore: CNContactStore?
  /// The group to which a new contact is added; `nil` for none.
  open var parentGroup: CNGroup?
  /// The container to which a new contact is added; `nil` for the default one.
  open var parentContainer: CNContainer?
  /// The name of a contact without a name.
  open var alternateName: String? { didSet { showCard() } }
  /// A text below the name.
  open var message: String? { didSet { showCard() } }
  /// Whether the user can edit a contact of the store.
  open var allowsEditing = true { didSet { updateButtons() } }
  /// Whether there are rows that share an existing contact, or add one that is not in the store.
  open var allowsActions = true { didSet { showCard() } }
  /// Whether linked contacts are shown as well; there are none (Contacts.FE4).
  open var shouldShowLinkedContacts = false

  /// Highlights a value.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - identifier: The identifier of the labeled value; `nil` for all of the property.
  open func highlightProperty(withKey key: String, identifier: String?) {
    highlighted = (key, identifier)
    showCard()
  }

  // MARK: View

  /// Shows the contact, or the editor of a new one.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    if purpose == .new || isEditing { beginEditing() } else { showCard() }
  }

  /// Shows the editor of the contact, or ends it without saving.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded else { return }
    if editing { return beginEditing() }
    editPage = nil
    showCard()
  }

  // MARK: Internals

  /// The purpose of the controller.
  enum Purpose {
    /// A contact of the store is shown.
    case known
    /// A contact that is not in the store is shown, with an offer to add it.
    case unknown
    /// The user adds a contact.
    case new
  }

  /// The purpose, which changes when a contact is stored.
  var purpose = Purpose.unknown
  /// The closure called when the controller has finished, after the delegate.
  var onComplete: (CNContact?) -> Void = { _ in }
  /// The initial values of the editor, if they are not those of the contact.
  var draft: CNMutableContact?
  /// Whether the controller finishes when editing ends.
  var endsWithEditing = false
  /// The delegate of the presented picker, which does not retain it.
  var existingChooser: ExistingContactChooser?
  /// The editor of the contact; `nil` while it is not shown.
  var editPage: ContactEditPage?
  private var cardPage: ContactCardPage?
  private var highlighted: (key: String, identifier: String?)?

  /// Shows the contact, unless it is being edited.
  func showCard() {
    guard isViewLoaded, editPage == nil else { return }
    let page = cardPage ?? ContactCardPage(contact, nil)
    page.contact = contact
    page.keys = displayedPropertyKeys.map { keys in
      CNContact.keys(of: keys.compactMap { $0 as? any CNKeyDescriptor })
    }
    (page.alternateName, page.message) = (alternateName, message)
    (page.highlighted, page.actions) = (highlighted, allowsActions ? cardActions : [])
    page.onSelect = { [weak self] in self?.touched($0) }
    page.update()
    cardPage = page
    title = nil
    fill(page.table)
    updateButtons()
  }

  /// Shows a child controller in the view.
  func fill(_ page: FormTableController) {
    guard page.parent !== self else { return }
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    page.fill(self)
  }

  /// Updates the buttons of the bar, unless the contact is edited.
  func updateButtons() {
    guard isViewLoaded, editPage == nil else { return }
    navigationItem.leftBarButtonItem = nil
    navigationItem.rightBarButtonItem =
      purpose == .known && allowsEditing
      ? UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self?.setEditing(true, animated: true) })
      : nil
  }

  // Contacts.CC5.
  private func touched(_ field: ContactField) {
    let property = field.property(of: contact)
    guard
      delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
    else { return }
    field.performAction()
  }
}
