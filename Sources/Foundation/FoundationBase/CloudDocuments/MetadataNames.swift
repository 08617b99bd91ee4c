// The names of metadata, places and changes of NSMetadataQuery.
//
// - Source: The names are documented in Apple's reference of Foundation; the values are the names
//   of Spotlight's attributes, where Apple's reference gives one, and otherwise the names
//   themselves. Confidence: a guess. No file here has these values.

/// The name of the file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that a user sees.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The URL of the file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of the file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size of the file in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The date when the file was created.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The date when the contents last changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The uniform type identifier of the file.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The uniform type identifiers that the type of the file conforms to.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether versions of the file conflict.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// The state of the download.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The file is not on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// An older version is on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The newest version is on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// Whether the file is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether the file is uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether the file is being uploaded.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// The percentage of the file that is downloaded.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The percentage of the file that is uploaded.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The error of the last download.
public let NSMetadataUbiquitousItemDownloadingErrorKey =
  "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The error of the last upload.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
/// Whether a download was requested.
public let NSMetadataUbiquitousItemDownloadRequestedKey =
  "NSMetadataUbiquitousItemDownloadRequestedKey"
/// Whether the file is outside the app's container.
public let NSMetadataUbiquitousItemIsExternalDocumentKey =
  "NSMetadataUbiquitousItemIsExternalDocumentKey"
/// The name of the container that a user sees.
public let NSMetadataUbiquitousItemContainerDisplayNameKey =
  "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The URL of the file in the container.
public let NSMetadataUbiquitousItemURLInLocalContainerKey =
  "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// Whether the file is shared.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
/// The folder Documents of the app's containers in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other folders of the app's containers in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The documents outside the app's containers that the app may open.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The results that an update adds.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The results that an update changes.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The results that an update removes.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The relevance of a result's contents.
public let NSMetadataQueryResultContentRelevanceAttribute = "kMDQueryResultContentRelevance"
