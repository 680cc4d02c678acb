#ifndef CASE_NAME_H
#define CASE_NAME_H

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the name of an enum value's case; null if the program has no names of cases, such as for an
/// enum of C.
///
/// @param value The value.
/// @param type The metadata of its type, which is an enum.
const char *capabilities_case_name(const void *value, const void *type);

#ifdef __cplusplus
}
#endif

#endif
