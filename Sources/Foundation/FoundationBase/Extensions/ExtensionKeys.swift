// The keys of values that extensions exchange with their hosts; there are no hosts here.

/// The key of the items and errors in the information of an error.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The key of the values that a script on a web page has found.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of the values that are passed to a script on a web page in the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of the title in an item's information.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of the text in an item's information.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of the contents in an item's information.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
