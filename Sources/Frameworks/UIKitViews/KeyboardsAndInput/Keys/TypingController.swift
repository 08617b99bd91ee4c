import TactusThreads

/// A controller that inserts typed keys into the first responder unless its chain has handled them
/// (TextFields.TF20…TF22).
@MainActor
package final class TypingController {
  package static var shared: TypingController { ofContext.value }

  private static let ofContext = ContextLocal(TypingController())

  /// Handles keys that were pressed.
  package func begin(_ presses: Set<UIPress>) {
    let keys = presses.filter { $0.phase == .began }.sorted { $0.type.rawValue < $1.type.rawValue }
    for press in keys {
      guard let key = press.key, let command = EditCommand(key) else { continue }
      guard let responder = press.responder, responder.isFirstResponder else {
        LostKeys.add(command)
        continue
      }
      guard let input = responder as? any UIResponder & UIKeyInput else {
        LostKeys.add(command)
        perform(command, for: responder)
        continue
      }
      stop()
      apply(command, on: input, isShifted: key.modifierFlags.contains(.shift))
      if command.repeats { wait(Self.delay, for: press, command) }
    }
  }

  /// Enters a whole text, if a responder is being edited (Keys.K9).
  package func enter(_ text: String, into responder: UIResponder) {
    guard let input = responder as? any UIResponder & UIKeyInput, input.isFirstResponder else {
      return
    }
    stop()
    apply(.insert(text), on: input, isShifted: false)
  }

  /// Handles keys that were released or cancelled.
  package func end(_ presses: Set<UIPress>) {
    if presses.contains(where: { $0 === held }) { stop() }
  }

  // MARK: Internals

  /// The delay before a held key repeats, and the interval between repetitions, in seconds.
  ///
  /// - Source: the defaults of the phone's keyboard settings. Confidence: documented.
  private static let (delay, interval) = (0.4, 0.1)

  /// The insertion point motions in text inputs implemented by apps.
  private let customMotion = TextInputMotion()
  /// The location of the insertion point when trackpad mode started.
  var trackingStart: CGPoint?
  private var timer: Int?
  private weak var held: UIPress?

  private func stop() {
    if let timer { AppTimers.shared.remove(timer) }
    (timer, held) = (nil, nil)
  }

  private func wait(_ seconds: TimeInterval, for press: UIPress, _ command: EditCommand) {
    held = press
    timer = AppTimers.shared.add(at: AppTimers.shared.now + seconds) { [weak self, weak press] in
      guard let self else { return }
      timer = nil
      guard let press, let input = press.responder as? any UIResponder & UIKeyInput,
        input.isFirstResponder
      else { return stop() }
      apply(command, on: input, isShifted: false)
      wait(Self.interval, for: press, command)
    }
  }

  package func apply(
    _ command: EditCommand, on input: any UIResponder & UIKeyInput, isShifted: Bool
  ) {
    guard let host = input as? any TextEditorHost else {
      return apply(command, onOther: input)
    }
    let editor = host.editor
    switch command {
    case .insert where !host.allowsEditing, .delete where !host.allowsEditing: break
    case .insert("\t") where host.moveFocusByTab(isBackward: isShifted): break
    case .insert(let text):
      let range = editor.marked ?? editor.selection
      let isReturn = text == "\n" && host.isSingleLine
      if isReturn || host.shouldChangeText(in: EditorTextRange(range), replacementText: text) {
        input.insertText(text)
      }
    case .delete(.left):
      let range = editor.rangeToDelete(.left)
      if range.length == 0 || host.shouldChangeText(in: EditorTextRange(range), replacementText: "")
      {
        input.deleteBackward()
      }
    case .delete(let motion):
      let range = editor.rangeToDelete(motion)
      if range.length > 0, host.shouldChangeText(in: EditorTextRange(range), replacementText: "") {
        editor.delete(range)
      }
    case .move(let motion, let extends): editor.move(motion, extends: extends)
    case .selectAll, .cut, .copy, .paste, .undo, .redo, .find, .findNext, .findPrevious:
      performMenuCommand(command, on: input)
    }
  }

  /// Performs an editing action if the responder supports it.
  private func performAction(
    _ name: String, _ input: UIResponder, _ method: (UIResponder) -> (Any?) -> Void
  ) {
    if input.canPerformAction(Selector(name), withSender: nil) { method(input)(nil) }
  }

  /// Performs the standard command of a key for a responder without text (EditMenus.EM10).
  private func perform(_ command: EditCommand, for responder: UIResponder) {
    let name: String
    switch command {
    case .cut: name = "cut:"
    case .copy: name = "copy:"
    case .paste: name = "paste:"
    case .selectAll: name = "selectAll:"
    case .undo:
      if let undoManager = responder.undoManager, undoManager.canUndo { undoManager.undo() }
      return
    case .redo:
      if let undoManager = responder.undoManager, undoManager.canRedo { undoManager.redo() }
      return
    default: return
    }
    let action = Selector(name)
    let target = responder.target(forAction: action, withSender: nil) as? UIResponder
    _ = target?.performStandardEdit(action, nil)
  }

  /// Performs an action on the first responder in the chain that supports it.
  private func performInChain(
    _ name: String, _ input: UIResponder, _ method: (UIResponder) -> (Any?) -> Void
  ) {
    let chain = sequence(first: input, next: \.next)
    chain.first { $0.canPerformAction(Selector(name), withSender: nil) }.map { method($0)(nil) }
  }

  /// Performs a command that menus offer as well: an action, undo or redo.
  private func performMenuCommand(_ command: EditCommand, on input: UIResponder) {
    switch command {
    case .selectAll: performAction("selectAll:", input, UIResponder.selectAll)
    case .cut: performAction("cut:", input, UIResponder.cut)
    case .copy: performAction("copy:", input, UIResponder.copy(_:))
    case .paste:
      PasteboardAccess.pasteByUser { performAction("paste:", input, UIResponder.paste) }
    case .undo: if let undoManager = input.undoManager, undoManager.canUndo { undoManager.undo() }
    case .redo: if let undoManager = input.undoManager, undoManager.canRedo { undoManager.redo() }
    case .find: performInChain("find:", input, UIResponder.find)
    case .findNext: performInChain("findNext:", input, UIResponder.findNext)
    case .findPrevious: performInChain("findPrevious:", input, UIResponder.findPrevious)
    case .insert, .delete, .move: break
    }
  }

  /// Applies a command to an input implemented by an app (TextFields.TF20).
  private func apply(
    _ command: EditCommand, onOther input: any UIResponder & UIKeyInput
  ) {
    let text = input as? any UIResponder & UITextInput
    defer { input.notifyTextInteractions() }
    switch command {
    case .insert(let letters):
      if let text, let range = text.markedTextRange ?? text.selectedTextRange,
        !text.shouldChangeText(in: range, replacementText: letters)
      {
        return
      }
      input.insertText(letters)
    case .delete(.left): input.deleteBackward()
    case .move(let motion, let extends):
      if let text { customMotion.move(motion, in: text, extends: extends) }
    case .delete(let motion): if let text { customMotion.delete(motion, in: text) }
    case .selectAll, .cut, .copy, .paste, .undo, .redo, .find, .findNext, .findPrevious:
      performMenuCommand(command, on: input)
    }
  }
}
