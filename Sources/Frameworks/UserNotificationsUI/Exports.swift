// As on an iPhone, importing UserNotificationsUI gives the names of UIKit and UserNotifications.
@_exported import UIKit
@_exported import UserNotifications
