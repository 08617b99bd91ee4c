// As on an iPhone, importing NotificationCenter gives UIKit's names, and with them those of
// UserNotifications.
@_exported import UIKit
@_exported import UserNotifications
