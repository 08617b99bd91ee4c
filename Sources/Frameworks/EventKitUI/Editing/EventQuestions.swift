internal import TactusFormRows

/// The confirmations of changes of an event.
@MainActor
enum EventQuestions {
  /// Asks for the span to delete of an event, and deletes it (Calendars.UI6).
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - page: The page that presents the action sheet.
  ///   - completion: Called when the event is deleted.
  static func askToDelete(
    _ event: EKEvent, from page: UIViewController, completion: @escaping () -> Void
  ) {
    func delete(_ span: EKSpan) {
      attempt(from: page, completion) {
        try event.ownStore.remove(event, span: span, commit: true)
      }
    }
    guard event.hasRecurrenceRules else {
      return ask(from: page, [("Delete Event", .destructive, { delete(.thisEvent) })])
    }
    ask(
      from: page,
      [
        ("Delete This Event Only", .destructive, { delete(.thisEvent) }),
        ("Delete All Future Events", .destructive, { delete(.futureEvents) }),
      ])
  }

  /// Asks for the span to save of a recurring event; saves any other event directly
  /// (Calendars.UI5).
  static func save(
    _ event: EKEvent, from page: UIViewController, applying changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    func save(_ span: EKSpan) {
      attempt(from: page, completion) {
        changes()
        try event.ownStore.save(event, span: span, commit: true)
      }
    }
    guard !event.isNew, event.hasRecurrenceRules else { return save(.thisEvent) }
    ask(
      from: page,
      [
        ("Save for this event only", .default, { save(.thisEvent) }),
        ("Save for future events", .default, { save(.futureEvents) }),
      ])
  }

  /// Asks whether to discard the changes of an event (Calendars.UI4).
  static func askToDiscard(from page: UIViewController, completion: @escaping () -> Void) {
    ask(
      from: page, [("Discard Changes", .destructive, completion)], cancel: "Keep Editing")
  }

  // MARK: Internals

  /// Presents an action sheet with some actions, and a Cancel button.
  private static func ask(
    from page: UIViewController,
    _ answers: [(title: String, style: UIAlertAction.Style, action: () -> Void)],
    cancel: String = "Cancel"
  ) {
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for answer in answers {
      question.addAction(
        UIAlertAction(title: answer.title, style: answer.style) { _ in answer.action() })
    }
    question.addAction(UIAlertAction(title: cancel, style: .cancel))
    page.present(question, animated: UIView.areAnimationsEnabled)
  }

  /// Changes the store, and then calls a closure; after an error, shows an alert instead.
  private static func attempt(
    from page: UIViewController, _ completion: () -> Void, _ change: () throws -> Void
  ) {
    do {
      try change()
      completion()
    } catch {
      page.presentAlert(of: error, titled: "Cannot Save Event")
    }
  }
}
