/// The number of a request that the wallet stays away.
public typealias PKSuppressionRequestToken = Int
