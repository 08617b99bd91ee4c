// The services and the keys of their options, as they were before iOS 11.
//
// - Source: the values are those that public code prints; of the keys the names. Confidence: guess.

/// The type of accounts of Twitter.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// The type of accounts of Facebook.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// The type of accounts of Sina Weibo.
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
/// The type of accounts of Tencent Weibo.
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"

/// The key of the app’s identifier at Facebook.
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
/// The key of the permissions that the app wants of Facebook.
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
/// The key of the people who see what the app posts.
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
/// The value for all people.
public let ACFacebookAudienceEveryone = "everyone"
/// The value for friends.
public let ACFacebookAudienceFriends = "friends"
/// The value for the user alone.
public let ACFacebookAudienceOnlyMe = "me"
/// The key of the app’s identifier at Tencent Weibo.
public let ACTencentWeiboAppIdKey = "ACTencentWeiboAppIdKey"

extension NSNotification.Name {
  /// The name of the notification that the accounts have changed; never posted.
  public static let ACAccountStoreDidChange = NSNotification.Name(
    "ACAccountStoreDidChangeNotification")
}
