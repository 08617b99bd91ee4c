// The social services of the system until iOS 11.
//
// - Source: the values that public code prints. Confidence: observed.

/// The service Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The service Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
