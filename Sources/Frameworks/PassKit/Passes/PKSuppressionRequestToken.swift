/// The token of a request to suppress the wallet.
public typealias PKSuppressionRequestToken = Int
