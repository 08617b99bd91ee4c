// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Accounts.tsv.
// Do not edit.

/// The result of renewing a credential.
public enum ACAccountCredentialRenewResult: Int, Sendable {
  /// The credential was renewed.
  case renewed = 0
  /// The user has refused.
  case rejected = 1
  /// The credential could not be renewed.
  case failed = 2
}

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
  public static let ACAccountStoreDidChange =
    NSNotification.Name("ACAccountStoreDidChangeNotification")
}
