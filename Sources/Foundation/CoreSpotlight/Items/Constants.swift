// - Source: the values that public code and property lists have. Confidence: observed.

/// The type of the activity with which the user opens an item; nothing opens one here.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which the user continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the search in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The key of an action in an activity.
public let CSActionIdentifier = "kCSActionIdentifier"

/// The mailbox of messages that have arrived.
public let CSMailboxInbox = "inbox"
/// The mailbox of messages that are not sent yet.
public let CSMailboxDrafts = "drafts"
/// The mailbox of messages that were sent.
public let CSMailboxSent = "sent"
/// The mailbox of advertisements.
public let CSMailboxJunk = "junk"
/// The mailbox of removed messages.
public let CSMailboxTrash = "trash"
/// The mailbox of kept messages.
public let CSMailboxArchive = "archive"
