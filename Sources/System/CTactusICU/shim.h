// Functions of the toolchain's ICU, which Foundation uses itself. The toolchain's headers for them
// declare the same names as those of Debian's ICU, which libxml2's headers include, so a client of
// both could not be compiled; these declarations have no type of ICU. Statuses, styles and units are
// numbers, and texts are UTF-16.
//
// Source: ICU's public reference (unicode-org.github.io/icu-docs/apidoc), with the toolchain's prefix.
#ifndef CTACTUS_ICU_H
#define CTACTUS_ICU_H

#include <stdint.h>

// Formatters of numbers by a skeleton.
void *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
void *swift_unumf_openResult(int32_t *status);
void swift_unumf_formatDouble(const void *formatter, double value, void *result, int32_t *status);
int32_t swift_unumf_resultToString(
    const void *result, uint16_t *buffer, int32_t capacity, int32_t *status);
void swift_unumf_close(void *formatter);
void swift_unumf_closeResult(void *result);

// Formatters of numbers by a style.
void *swift_unum_open(
    int32_t style, const uint16_t *pattern, int32_t length, const char *locale, void *parse_error,
    int32_t *status);
int32_t swift_unum_formatDouble(
    const void *formatter, double number, uint16_t *buffer, int32_t capacity, void *position,
    int32_t *status);
void swift_unum_close(void *formatter);

// Formatters of lists.
void *swift_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status);
int32_t swift_ulistfmt_format(
    const void *formatter, const uint16_t *const texts[], const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, int32_t *status);
void swift_ulistfmt_close(void *formatter);

// Formatters of relative times.
void *swift_ureldatefmt_open(
    const char *locale, void *number_format, int32_t style, int32_t context, int32_t *status);
int32_t swift_ureldatefmt_format(
    const void *formatter, double offset, int32_t unit, uint16_t *buffer, int32_t capacity,
    int32_t *status);
int32_t swift_ureldatefmt_formatNumeric(
    const void *formatter, double offset, int32_t unit, uint16_t *buffer, int32_t capacity,
    int32_t *status);
void swift_ureldatefmt_close(void *formatter);

// Categories of plurals: zero, one, two, few, many, other.
void *swift_uplrules_openForType(const char *locale, int32_t type, int32_t *status);
int32_t swift_uplrules_select(
    const void *rules, double number, uint16_t *buffer, int32_t capacity, int32_t *status);
void swift_uplrules_close(void *rules);

// Scripts.
int32_t swift_uscript_getScript(int32_t scalar, int32_t *status);

// Tables of a locale's data.
void *swift_ures_open(const char *package, const char *locale, int32_t *status);
void *swift_ures_getByKey(const void *table, const char *key, void *reused, int32_t *status);
int32_t swift_ures_getSize(const void *table);
const uint16_t *swift_ures_getStringByIndex(
    const void *table, int32_t index, int32_t *length, int32_t *status);
const uint16_t *swift_ures_getString(const void *table, int32_t *length, int32_t *status);
void swift_ures_close(void *table);

// Boundaries in texts: words are kind 1, places where a line may break 2, sentences 3.
void *swift_ubrk_open(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
int32_t swift_ubrk_first(void *iterator);
int32_t swift_ubrk_next(void *iterator);
int32_t swift_ubrk_getRuleStatus(void *iterator);
void swift_ubrk_close(void *iterator);

#endif
