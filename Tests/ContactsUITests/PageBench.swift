import ContactsUI
import PhoneTesting
import Testing

/// A phone with contacts and an app that presents pages of them.
@MainActor struct PageBench {
  let phone = SimulatedPhone(.iPhone7)
  let app: PickerApp

  init(_ status: PermissionStatus? = .authorized) throws {
    app = phone.launch(PickerApp.self)
    phone.permissions[.contacts] = .authorized
    try phone.run {
      let request = CNSaveRequest()
      for (given, family, mail) in [
        ("Anna", "Berg", "anna@tea.example"), ("Carl", "Adam", ""), ("Zoe", "Berg", "zoe@pot.test"),
      ] {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        contact.phoneNumbers = [
          CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555"))
        ]
        if !mail.isEmpty {
          contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: mail as NSString)]
        }
        request.add(contact, toContainerWithIdentifier: nil)
      }
      try CNContactStore().execute(request)
    }
    if status != .authorized { phone.permissions[.contacts] = status ?? .notDetermined }
  }

  /// Presents a picker with a delegate.
  func pick(
    _ delegate: any CNContactPickerDelegate,
    _ configure: (CNContactPickerViewController) -> Void = { _ in }
  ) {
    phone.run {
      let picker = CNContactPickerViewController()
      picker.delegate = delegate
      configure(picker)
      app.root.present(picker, animated: true)
    }
    phone.wait(1)
  }

  /// Presents a controller in a navigation controller.
  func present(_ make: () -> CNContactViewController) {
    phone.run {
      let controller = make()
      controller.delegate = app
      app.root.present(UINavigationController(rootViewController: controller), animated: true)
    }
    phone.wait(1)
  }

  func tap(_ label: String) throws {
    try phone.tap(label)
    phone.wait(1)
  }

  /// Types a text into the field with a label.
  func type(_ text: String, into label: String) throws {
    try tap(label)
    phone.type(text)
    phone.wait(0.5)
  }

  /// The labels of the accessible elements on the screen.
  var labels: [String] {
    phone.elements.filter { $0.isAccessible && !$0.isHidden }.compactMap(\.label)
  }

  /// Whether the app presents nothing.
  var isDismissed: Bool { phone.run { app.root.presentedViewController == nil } }

  /// Returns the stored contacts with a name.
  func stored(_ name: String) throws -> [CNContact] {
    try phone.run {
      try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: name),
        keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
    }
  }
}
