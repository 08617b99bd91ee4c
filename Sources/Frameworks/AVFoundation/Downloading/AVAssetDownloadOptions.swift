// The option keys of a download, which have no effect: a file is downloaded whole.

/// The option of the minimum bit rate in bits per second.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey =
  "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
/// The option of the minimum video size.
public let AVAssetDownloadTaskMinimumRequiredPresentationSizeKey =
  "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"
/// The option of the media selection.
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"
/// The option of whether multichannel audio is preferred.
public let AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey =
  "AVAssetDownloadTaskMediaSelectionPrefersMultichannelKey"
/// The option of whether high dynamic range video is preferred.
public let AVAssetDownloadTaskPrefersHDRKey = "AVAssetDownloadTaskPrefersHDRKey"
