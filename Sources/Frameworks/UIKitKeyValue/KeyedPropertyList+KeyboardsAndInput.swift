extension KeyedPropertyList {
  /// Adds the properties of text input.
  static func addKeyboardsAndInput(to tables: inout KeyedTables) {
    tables.add(UIDictationPhrase.self) {
      $0.add(readOnly: "alternativeInterpretations", \.alternativeInterpretations)
      $0.add(readOnly: "text", \.text)
    }
    tables.add(UIInputView.self) {
      $0.add("allowsSelfSizing", \.allowsSelfSizing)
      $0.add(readOnly: "inputViewStyle", \.inputViewStyle)
    }
    tables.add(UIInputViewController.self) {
      $0.add("hasDictationKey", \.hasDictationKey)
      $0.add(readOnly: "hasFullAccess", \.hasFullAccess)
      $0.add("inputView", \.inputView)
      $0.add(readOnly: "needsInputModeSwitchKey", \.needsInputModeSwitchKey)
      $0.add("primaryLanguage", \.primaryLanguage)
      $0.add(readOnly: "textDocumentProxy", \.textDocumentProxy)
    }
    tables.add(UILexicon.self) {
      $0.add(readOnly: "entries", \.entries)
    }
    tables.add(UILexiconEntry.self) {
      $0.add(readOnly: "documentText", \.documentText)
      $0.add(readOnly: "userInput", \.userInput)
    }
    tables.add(UITextInputAssistantItem.self) {
      $0.add("allowsHidingShortcuts", \.allowsHidingShortcuts)
      $0.add("leadingBarButtonGroups", \.leadingBarButtonGroups)
      $0.add("trailingBarButtonGroups", \.trailingBarButtonGroups)
    }
    tables.add(UITextInputContext.self) {
      $0.add(flag: "dictationInputExpected", \.isDictationInputExpected)
      $0.add(flag: "hardwareKeyboardInputExpected", \.isHardwareKeyboardInputExpected)
      $0.add(flag: "pencilInputExpected", \.isPencilInputExpected)
    }
    tables.add(UITextInputMode.self) {
      $0.add(readOnly: "primaryLanguage", \.primaryLanguage)
    }
    tables.add(UITextInputPasswordRules.self) {
      $0.add(readOnly: "passwordRulesDescriptor", \.passwordRulesDescriptor)
    }
    tables.add(UITextPlaceholder.self) {
      $0.add(readOnly: "rects", \.rects)
    }
    tables.add(UITextRange.self) {
      $0.add(readOnly: "end", \.end)
      $0.add(readOnly: "isEmpty", \.isEmpty)
      $0.add(readOnly: "start", \.start)
    }
    tables.add(UITextSelectionRect.self) {
      $0.add(readOnly: "containsEnd", \.containsEnd)
      $0.add(readOnly: "containsStart", \.containsStart)
      $0.add(readOnly: "isVertical", \.isVertical)
      $0.add(readOnly: "rect", \.rect)
      $0.add(readOnly: "writingDirection", \.writingDirection)
    }
  }
}
