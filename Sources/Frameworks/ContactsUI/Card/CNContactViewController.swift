internal import TactusFormRows

/// A controller that shows a contact, and with which the user edits it or adds a new one.
///
/// It belongs into a navigation controller, whose bar has its buttons. Steps Contacts.CC1…
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  // MARK: Creating

  /// Returns the descriptor of the properties that a contact needs that is shown: all of them.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContact.descriptorForAllKeys()
  }

  /// Creates a controller that shows a contact of the store; one without the required properties
  /// ends the program.
  public convenience init(for contact: CNContact) {
    self.init(contact, .known)
  }

  /// Creates a controller that shows a contact that is not stored, and offers to add it.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, .unknown)
  }

  /// Creates a controller with which the user adds a contact.
  ///
  /// - Parameter contact: The values with which the user begins; `nil` for none.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), .new)
  }

  /// Creates a controller of an empty contact that is not stored.
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
  /// The keys, or the descriptors of keys, of the properties that are shown; `nil` for all.
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
  /// Whether the page has rows that share an existing contact, or add one that is not stored.
  open var allowsActions = true { didSet { showCard() } }
  /// Whether contacts that are linked are shown too; there are none (Contacts.FE4).
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

  /// Shows the contact, or the page on which a new one is edited.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.largeTitleDisplayMode = .never
    if purpose == .new || isEditing { beginEditing() } else { showCard() }
  }

  /// Shows the page on which the contact is edited, or ends it without saving.
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
    /// The page shows a contact of the store.
    case known
    /// The page shows a contact that is not stored, and offers to add it.
    case unknown
    /// The user adds a contact.
    case new
  }

  /// The purpose, which changes when a contact is stored.
  var purpose = Purpose.unknown
  /// The closure to call when the controller ends, after the delegate.
  var onComplete: (CNContact?) -> Void = { _ in }
  /// The values with which editing begins, if they are not those of the contact.
  var draft: CNMutableContact?
  /// Whether the controller ends when its editing does.
  var endsWithEditing = false
  /// The delegate of the picker that the page has presented, which does not keep it.
  var existingChooser: ExistingContactChooser?
  /// The page on which the contact is edited; `nil` while it is not.
  var editPage: ContactEditPage?
  private var cardPage: ContactCardPage?
  private var highlighted: (key: String, identifier: String?)?

  /// Shows the contact, unless it is edited.
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

  /// Shows a page in the view.
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
