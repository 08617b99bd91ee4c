extension KeyedPropertyList {
  /// Adds the properties of text classes.
  static func addTextDisplayAndFonts(to tables: inout KeyedTables) {
    tables.add(EditableControl.self) {
      $0.add("allowedWritingToolsResultOptions", \.allowedWritingToolsResultOptions)
      $0.add("autocapitalizationType", \.autocapitalizationType)
      $0.add("autocorrectionType", \.autocorrectionType)
      $0.add(readOnly: "beginningOfDocument", \.beginningOfDocument)
      $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      $0.add(readOnly: "endOfDocument", \.endOfDocument)
      $0.add(readOnly: "hasText", \.hasText)
      $0.add("inlinePredictionType", \.inlinePredictionType)
      $0.add("inputDelegate", \.inputDelegate)
      $0.add(flag: "secureTextEntry", \.isSecureTextEntry)
      $0.add(readOnlyFlag: "textDragActive", \.isTextDragActive)
      $0.add(readOnlyFlag: "textDropActive", \.isTextDropActive)
      $0.add("keyboardAppearance", \.keyboardAppearance)
      $0.add("keyboardType", \.keyboardType)
      $0.add(readOnly: "markedTextRange", \.markedTextRange)
      $0.add("markedTextStyle", \.markedTextStyle)
      $0.add("mathExpressionCompletionType", \.mathExpressionCompletionType)
      $0.add("passwordRules", \.passwordRules)
      $0.add("pasteDelegate", \.pasteDelegate)
      $0.add("returnKeyType", \.returnKeyType)
      $0.add("selectedTextRange", \.selectedTextRange)
      $0.add(readOnly: "selectionAffinity", \.selectionAffinity)
      $0.add("smartDashesType", \.smartDashesType)
      $0.add("smartInsertDeleteType", \.smartInsertDeleteType)
      $0.add("smartQuotesType", \.smartQuotesType)
      $0.add("spellCheckingType", \.spellCheckingType)
      $0.add("textContentType", \.textContentType)
      $0.add("textDragDelegate", \.textDragDelegate)
      $0.add(readOnly: "textDragInteraction", \.textDragInteraction)
      $0.add("textDragOptions", \.textDragOptions)
      $0.add("textDropDelegate", \.textDropDelegate)
      $0.add(readOnly: "textDropInteraction", \.textDropInteraction)
      $0.add(readOnly: "textInputView", \.textInputView)
      $0.add(readOnly: "tokenizer", \.tokenizer)
      $0.add("writingToolsBehavior", \.writingToolsBehavior)
    }
    tables.add(NSTextAttachment.self) {
      $0.add("fileWrapper", \.fileWrapper)
      $0.add(readOnly: "usesTextAttachmentView", \.usesTextAttachmentView)
    }
    tables.add(NSTextAttachmentViewProvider.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "textAttachment", \.textAttachment)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add("tracksTextAttachmentViewBounds", \.tracksTextAttachmentViewBounds)
      $0.add("view", \.view)
    }
    tables.add(ScrollingTextInput.self) {
      $0.add("allowedWritingToolsResultOptions", \.allowedWritingToolsResultOptions)
      $0.add("autocapitalizationType", \.autocapitalizationType)
      $0.add("autocorrectionType", \.autocorrectionType)
      $0.add("borderStyle", \.borderStyle)
      $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      $0.add("inlinePredictionType", \.inlinePredictionType)
      $0.add(flag: "secureTextEntry", \.isSecureTextEntry)
      $0.add(readOnlyFlag: "textDragActive", \.isTextDragActive)
      $0.add(readOnlyFlag: "textDropActive", \.isTextDropActive)
      $0.add("keyboardAppearance", \.keyboardAppearance)
      $0.add("keyboardType", \.keyboardType)
      $0.add("mathExpressionCompletionType", \.mathExpressionCompletionType)
      $0.add("passwordRules", \.passwordRules)
      $0.add("pasteDelegate", \.pasteDelegate)
      $0.add("returnKeyType", \.returnKeyType)
      $0.add("smartDashesType", \.smartDashesType)
      $0.add("smartInsertDeleteType", \.smartInsertDeleteType)
      $0.add("smartQuotesType", \.smartQuotesType)
      $0.add("spellCheckingType", \.spellCheckingType)
      $0.add("textContentType", \.textContentType)
      $0.add("textDragDelegate", \.textDragDelegate)
      $0.add(readOnly: "textDragInteraction", \.textDragInteraction)
      $0.add("textDragOptions", \.textDragOptions)
      $0.add("textDropDelegate", \.textDropDelegate)
      $0.add(readOnly: "textDropInteraction", \.textDropInteraction)
      $0.add("writingToolsBehavior", \.writingToolsBehavior)
    }
    tables.add(UIFindInteraction.self) {
      $0.add(readOnly: "activeFindSession", \.activeFindSession)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnlyFlag: "findNavigatorVisible", \.isFindNavigatorVisible)
      $0.add("replacementText", \.replacementText)
      $0.add("searchText", \.searchText)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIFindSession.self) {
      $0.add(
        readOnly: "allowsReplacementForCurrentlyHighlightedResult",
        \.allowsReplacementForCurrentlyHighlightedResult)
      $0.add(readOnly: "highlightedResultIndex", \.highlightedResultIndex)
      $0.add(readOnly: "resultCount", \.resultCount)
      $0.add("searchResultDisplayStyle", \.searchResultDisplayStyle)
      $0.add(readOnly: "supportsReplacement", \.supportsReplacement)
    }
    tables.add(UILabel.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      $0.add("baselineAdjustment", \.baselineAdjustment)
      $0.add("lineBreakStrategy", \.lineBreakStrategy)
      $0.add("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      $0.add("preferredVibrancy", \.preferredVibrancy)
      $0.add("shadowOffset", \.shadowOffset)
      $0.add("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    }
    tables.add(UIStandardTextCursorView.self) {
      $0.add(flag: "blinking", \.isBlinking)
    }
    tables.add(UITextChecker.self) {
      $0.add("ignoredWords", \.ignoredWords)
    }
    tables.add(UITextDragPreviewRenderer.self) {
      $0.add(readOnly: "bodyRect", \.bodyRect)
      $0.add(readOnly: "firstLineRect", \.firstLineRect)
      $0.add(readOnly: "image", \.image)
      $0.add(readOnly: "lastLineRect", \.lastLineRect)
      $0.add(readOnly: "layoutManager", \.layoutManager)
    }
    tables.add(UITextDropProposal.self) {
      $0.add("dropAction", \.dropAction)
      $0.add("dropPerformer", \.dropPerformer)
      $0.add("dropProgressMode", \.dropProgressMode)
      $0.add("useFastSameViewOperations", \.useFastSameViewOperations)
    }
    tables.add(UITextField.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      $0.add("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      $0.add("attributedPlaceholder", \.attributedPlaceholder)
      $0.add("background", \.background)
      $0.add("borderStyle", \.borderStyle)
      $0.add("clearButtonMode", \.clearButtonMode)
      $0.add("clearsOnBeginEditing", \.clearsOnBeginEditing)
      $0.add("clearsOnInsertion", \.clearsOnInsertion)
      $0.add("defaultTextAttributes", \.defaultTextAttributes)
      $0.add("disabledBackground", \.disabledBackground)
      $0.add("inputAccessoryView", \.inputAccessoryView)
      $0.add("inputView", \.inputView)
      $0.add(readOnly: "isEditing", \.isEditing)
      $0.add("leftView", \.leftView)
      $0.add("leftViewMode", \.leftViewMode)
      $0.add("minimumFontSize", \.minimumFontSize)
      $0.add("rightView", \.rightView)
      $0.add("rightViewMode", \.rightViewMode)
      $0.add("textAlignment", \.textAlignment)
      $0.add("typingAttributes", \.typingAttributes)
    }
    tables.add(UITextFormattingViewController.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("formattingDescriptor", \.formattingDescriptor)
    }
    tables.add(UITextFormattingViewController.Component.self) {
      $0.add(readOnly: "componentKey", \.componentKey)
      $0.add(readOnly: "preferredSize", \.preferredSize)
    }
    tables.add(UITextFormattingViewController.ComponentGroup.self) {
      $0.add(readOnly: "components", \.components)
    }
    tables.add(UITextInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "gesturesForFailureRequirements", \.gesturesForFailureRequirements)
      $0.add("textInput", \.textInput)
      $0.add(readOnly: "textInteractionMode", \.textInteractionMode)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UITextItem.self) {
      $0.add(readOnly: "content", \.content)
      $0.add(readOnly: "range", \.range)
    }
    tables.add(UITextSearchOptions.self) {
      $0.add(readOnly: "stringCompareOptions", \.stringCompareOptions)
      $0.add(readOnly: "wordMatchMethod", \.wordMatchMethod)
    }
    tables.add(UITextSelectionDisplayInteraction.self) {
      $0.add("cursorView", \.cursorView)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add("handleViews", \.handleViews)
      $0.add("highlightView", \.highlightView)
      $0.add(flag: "activated", \.isActivated)
      $0.add(readOnly: "textInput", \.textInput)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UITextView.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      $0.add(readOnly: "beginningOfDocument", \.beginningOfDocument)
      $0.add("clearsOnInsertion", \.clearsOnInsertion)
      $0.add("dataDetectorTypes", \.dataDetectorTypes)
      $0.add(readOnly: "endOfDocument", \.endOfDocument)
      $0.add(readOnly: "findInteraction", \.findInteraction)
      $0.add(readOnly: "hasText", \.hasText)
      $0.add("inputAccessoryView", \.inputAccessoryView)
      $0.add("inputDelegate", \.inputDelegate)
      $0.add("inputView", \.inputView)
      $0.add(flag: "editable", \.isEditable)
      $0.add(flag: "findInteractionEnabled", \.isFindInteractionEnabled)
      $0.add(flag: "selectable", \.isSelectable)
      $0.add(readOnlyFlag: "writingToolsActive", \.isWritingToolsActive)
      $0.add(readOnly: "layoutManager", \.layoutManager)
      $0.add("linkTextAttributes", \.linkTextAttributes)
      $0.add(readOnly: "markedTextRange", \.markedTextRange)
      $0.add("markedTextStyle", \.markedTextStyle)
      $0.add("selectedRange", \.selectedRange)
      $0.add("selectedTextRange", \.selectedTextRange)
      $0.add(readOnly: "selectionAffinity", \.selectionAffinity)
      $0.add(readOnly: "supportsTextReplacement", \.supportsTextReplacement)
      $0.add("textAlignment", \.textAlignment)
      $0.add(readOnly: "textContainer", \.textContainer)
      $0.add("textContainerInset", \.textContainerInset)
      $0.add("textFormattingConfiguration", \.textFormattingConfiguration)
      $0.add("textHighlightAttributes", \.textHighlightAttributes)
      $0.add(readOnly: "textInputView", \.textInputView)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "textStorage", \.textStorage)
      $0.add(readOnly: "tokenizer", \.tokenizer)
      $0.add("typingAttributes", \.typingAttributes)
      $0.add("usesStandardTextScaling", \.usesStandardTextScaling)
    }
  }
}
