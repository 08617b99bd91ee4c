// The keys of the options of a download, which have no effect: a file is downloaded whole.

/// The option of the fewest bits per second.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey =
  "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
/// The option of the smallest size of pictures.
public let AVAssetDownloadTaskMinimumRequiredPresentationSizeKey =
  "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"
/// The option of the tracks.
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"
/// The option of whether sound with several channels is preferred.
public let AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey =
  "AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey"
/// The option of whether pictures with a large range of light are preferred.
public let AVAssetDownloadTaskPrefersHDRKey = "AVAssetDownloadTaskPrefersHDRKey"
