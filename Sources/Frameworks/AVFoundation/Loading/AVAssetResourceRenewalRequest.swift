/// A request for data that was loaded before; there is none, since data is loaded once.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
